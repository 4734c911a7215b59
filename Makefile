# `make play` and `make test` are all a newcomer needs; the rest is for those who build.
.PHONY: setup setup-dev play test test-checked check docs bench mutants mutants-sample lock clean

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# What it takes to play.
setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Vetta needs Python 3.11 or newer; \
	make PYTHON=python3.12 names another one")'
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-build-isolation --no-deps -e .
	touch $@

# What it takes to build and test as well.
setup-dev: .venv/ready-dev

.venv/ready-dev: requirements-dev.lock .venv/ready
	$(PIP) --require-hashes -r requirements-dev.lock
	touch $@

play: setup
	$(BIN)/vetta play --text

test: setup-dev
	$(BIN)/python -m pytest -n 2

# The rules once more in compiled code that checks every index.
test-checked: setup-dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 --mode native tests/laws tests/games tests/perft

check: setup-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

docs: setup
	$(BIN)/python docs/make.py

bench: setup-dev
	$(BIN)/python bench/run.py

mutants: setup-dev
	$(BIN)/python -m tests.mutants

# A fair sample of them, for every change.
mutants-sample: setup-dev
	$(BIN)/python -m tests.mutants --sample 40

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url pyproject.toml

lock: setup-dev
	$(LOCK) --group build -o requirements.lock
	$(LOCK) --group build --group dev -o requirements-dev.lock

clean:
	rm -rf .venv
