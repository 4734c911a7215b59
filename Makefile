# make play and make test are all a newcomer needs; the rest is for those who build.
.PHONY: setup play test test-checked check docs bench mutants lock clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $(STAMP)

play: setup
	$(BIN)/vetta play labyrinth --text

test: setup
	$(BIN)/python -m pytest -n 2

# The rules once more in compiled code that checks every index.
test-checked: setup
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest --mode native -n 2 tests/laws tests/games tests/perft

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

docs: setup
	$(BIN)/python docs/make.py

bench: setup
	$(BIN)/vetta bench labyrinth --json

mutants: setup
	$(BIN)/python tests/mutants.py

lock: setup
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--group build --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV)
