"""Jalebi: five syrupy orange spirals piled on an indigo-rimmed plate, pistachio and saffron on them."""

from kit import bits, fried, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, place, rng

GROUND = 'gali'


def build():
    random = rng(5)
    ware.plate(8.5)
    for seed, at, turn in [(1, (-3.1, 0.2, 0.42), (0, 0, 20)), (2, (2.9, 0.8, 0.42), (0, 0, 140)), (3, (0.4, -2.9, 0.42), (0, 0, 250)),
                           (6, (-0.4, 2.9, 0.5), (0, 0, 310)), (5, (-0.3, 0.1, 1.2), (-7, 4, 200))]:
        place(fried.jalebi(seed), at, turn)
    drop = Drop()
    nuts = bits.slivers(size=(0.34, 0.085, 0.05))
    scatter(drop, random, nuts, (0.4, -0.3), 5.0, 34, 'jalebi', 0.05, 0.35, scale=(0.7, 1.1))
    saffron = bits.saffron()
    scatter(drop, random, saffron, (0.4, -0.3), 4.6, 16, 'jalebi', 0.06, 0.35)
    studio.camera((0.1, -0.4, 0.9), 18.0, azimuth=6)
