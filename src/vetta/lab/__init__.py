"""Measuring and counting: perft, benchmarks."""
