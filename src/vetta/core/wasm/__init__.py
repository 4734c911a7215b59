"""The wasm mode: a game's kernels as one WebAssembly module, so that a browser has the whole game without a server.

`doors` says what a module exports, `objects` compiles it, `ir` rewrites what Numba made for this machine, and
`machine` runs a finished module from Python. Nothing here starts a process or writes a file: `vetta.lab.wasm` does.
"""
