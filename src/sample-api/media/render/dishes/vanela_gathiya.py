"""Vanela gathiya: thick pale-gold twists sliding out of a newsprint cone, fried chillies, a katori of papaya chutney."""

from dishes.fafda import sambharo
from kit import bits, fried, paint, studio, ware
from kit.shapes import copy, rng, stored

GROUND = 'rann'


def build():
    random = rng(20)
    ware.cone((-9.6, 1.6, 0.05), -8, 12.5, 4.3, 2)
    skin = paint.skin('gathiya', 0.15)
    patterns = stored(*[fried.gathiya(i + 1, skin, 6.6 + 0.5 * (i % 3), 0.5) for i in range(7)])
    k = 0
    for layer, count, x, reach in [(0, 9, 1.2, 6.2), (1, 8, 1.0, 4.8), (2, 6, 0.4, 3.4), (3, 4, -0.4, 2.2)]:
        for j in range(count):
            y = (j / (count - 1) - 0.5) * reach * 1.55 + 0.3
            copy(patterns[k % 7], (x + random.uniform(-1.3, 1.5), y, 0.55 + layer * 0.92), (random.uniform(-8, 8), random.uniform(-7, 7), random.uniform(-32, 32) - 8))
            k += 1
    for y, z in [(0.2, 2.2), (1.6, 2.6), (2.8, 2.0), (1.4, 3.8), (2.4, 3.5), (0.8, 3.4)]:
        copy(patterns[k % 7], (-1.0 + random.uniform(-0.4, 0.4), y, z), (0, -8, random.uniform(-12, 12) - 8))
        k += 1
    for at, turn, length in [((6.4, -3.9, 0.5), (0, 0, 30), 5.6), ((7.2, -2.6, 0.5), (0, 0, 48), 5.0)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    sambharo((7.4, 4.2, 0), random, 0.95)
    studio.camera((0.2, 0.2, 1.4), 24.5, azimuth=4)
