"""Fafda-jalebi, the Dussehra breakfast, from above: ribbons and spirals side by side on one thali, sambharo, kadhi, fried chillies."""

from dishes.fafda import pile, sambharo
from kit import bits, fried, materials, studio, ware
from kit.shapes import place, rng

GROUND = 'rann'


def build():
    random = rng(23)
    ware.thali(11.6)
    floor = ware.THALI_FLOOR
    pile(random, (-3.7, -0.4, floor), 66, 13, (11.5, 13.5), (1.6, 2.0), 2.6)
    for seed, at, turn in [(1, (3.9, -5.9, floor + 0.05), (0, 0, 20)), (2, (6.9, -1.6, floor + 0.05), (0, 0, 140)), (3, (2.6, -1.4, floor + 0.05), (0, 0, 60)),
                           (5, (4.9, -3.2, floor + 0.75), (-4, 3, 200))]:
        place(fried.jalebi(seed, 2.9, 3.3, 0.3), at, turn)
    sambharo((5.6, 4.4, floor), random, 0.95)
    kadhi = materials.plain('kadhi', '#E9C24E', 0.4, 0.1, shine=0.2, second='#DDB03A', grain=1.4)
    ware.katori((0.6, 7.0, floor), 0.72, kadhi)
    for at, turn, length in [((0.2, -8.0, floor + 0.5), (0, 0, -4), 5.2), ((1.0, -9.2, floor + 0.5), (0, 0, 6), 4.8)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    studio.camera((0, -0.5, 0.8), 30.6, azimuth=0, tilt=68)
