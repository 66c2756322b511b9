"""The daily combo: fafda and jalebi on a thali with sambharo and fried chillies, a glass of cutting chai beside it."""

from dishes.fafda import pile, sambharo
from kit import bits, drinks, fried, studio, ware
from kit.shapes import place, rng

GROUND = 'haldar'


def build():
    random = rng(27)
    ware.thali(11.4)
    floor = ware.THALI_FLOOR
    pile(random, (-3.6, 0.8, floor), 34, 10, (10.5, 12.0), (2.4, 2.8), 2.9)
    for seed, at, turn in [(2, (3.6, -5.6, floor + 0.05), (0, 0, 20)), (1, (6.4, -1.4, floor + 0.05), (0, 0, 140)), (5, (4.4, -3.2, floor + 0.6), (-6, 4, 200))]:
        place(fried.jalebi(seed, 2.8, 3.3, 0.28), at, turn)
    sambharo((5.2, 5.0, floor), random, 0.95)
    for at, turn, length in [((-3.4, -7.4, floor + 0.5), (0, 0, -14), 5.6), ((-5.2, -6.4, floor + 0.5), (0, 0, -34), 5.0)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    drinks.chai((14.6, -3.6, 0), 7.2, 0, 1)
    drinks.chai((13.2, 5.2, 0), 7.1, 10, 2)
    studio.camera((2.6, -0.2, 1.6), 33.0, azimuth=6)
