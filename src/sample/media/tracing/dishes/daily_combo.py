"""The daily combo: fafda and jalebi on a thali with sambharo and fried chillies, a glass of cutting chai beside it."""

from dishes.fafda import pile, sambharo
from kit import bits, drinks, fried, studio, ware
from kit.shapes import place, rng

GROUND = 'majith'


def build():
    random = rng(27)
    ware.thali(11.0)
    floor = ware.THALI_FLOOR
    pile(random, (-2.9, 2.3, floor), 16, 13, (11.0, 13.0), (1.8, 2.2), 2.5)
    for seed, at, turn in [(2, (4.4, -4.2, floor + 0.05), (0, 0, 20)), (1, (-0.6, -6.0, floor + 0.05), (0, 0, 140)), (5, (1.9, -4.6, floor + 0.7), (-6, 4, 200))]:
        place(fried.jalebi(seed, 2.8, 3.3, 0.29), at, turn)
    sambharo((5.7, 3.9, floor), random, 0.95)
    for at, turn, length in [((-5.7, -3.7, floor + 0.5), (0, 0, -34), 5.2), ((-5.0, -5.3, floor + 0.5), (0, 0, -26), 4.6)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    drinks.chai((11.2, -6.4, 0), 7.7, 0, 1)
    drinks.chai((14.2, 0.6, 0), 7.6, 10, 2)
    studio.camera((2.7, -0.6, 1.9), 33.0, azimuth=6)
