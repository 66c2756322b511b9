"""Fafda-jalebi, the Dussehra breakfast: ribbons and spirals side by side on one thali, sambharo and fried chillies."""

from dishes.fafda import pile, sambharo
from kit import bits, fried, studio, ware
from kit.shapes import place, rng

GROUND = 'gali'


def build():
    random = rng(23)
    ware.thali(11.6)
    floor = ware.THALI_FLOOR
    pile(random, (-4.0, 0.6, floor), 62, 10, (10.5, 12.5), (2.4, 2.8), 2.8)
    for seed, at, turn in [(1, (4.2, -5.2, floor + 0.05), (0, 0, 20)), (2, (6.6, -0.4, floor + 0.05), (0, 0, 140)), (4, (2.6, -1.6, floor + 0.3), (6, -6, 250)),
                           (5, (5.0, -2.6, floor + 0.75), (-6, 4, 200))]:
        place(fried.jalebi(seed, 2.9, 3.3, 0.29), at, turn)
    sambharo((4.2, 6.3, floor), random, 0.95)
    for at, turn, length in [((-1.2, -8.6, floor + 0.5), (0, 0, -6), 5.6), ((-3.2, -8.0, floor + 0.5), (0, 0, -20), 5.0)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    studio.camera((0, -0.2, 1.2), 24.6, azimuth=8)
