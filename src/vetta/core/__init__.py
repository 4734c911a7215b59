"""The shared vocabulary: records, kernels, the die, notes, views, the Game contract, the match. Knows no game."""
