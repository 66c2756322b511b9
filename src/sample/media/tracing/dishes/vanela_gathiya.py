"""Vanela gathiya: thick pale-gold twists sliding out of a newsprint cone, fried chillies, a katori of papaya sambharo."""

import math

from dishes.fafda import sambharo
from kit import bits, fried, paint, studio, ware
from kit.shapes import copy, rng, stored

GROUND = 'rann'


# Where the cone's tip lies, and which way it opens.
TIP, TURN, LENGTH = (-8.2, 6.6), -37, 13.0


def build():
    random = rng(20)
    c, s = math.cos(math.radians(TURN)), math.sin(math.radians(TURN))
    ware.cone((*TIP, 0.05), TURN, LENGTH, 4.4, 2)
    skin = paint.skin('gathiya', 0.15)
    patterns = stored(*[fried.gathiya(i + 1, skin, 6.4 + 0.5 * (i % 3), 0.5) for i in range(7)])
    # Rows from the table upwards: how far from the tip, how many, how wide, how high; the lowest lie outside the cone.
    rows = [(17.2, 8, 8.6, 0.55), (14.2, 4, 3.4, 0.75), (16.4, 7, 6.8, 1.45), (13.4, 4, 3.8, 1.7), (15.6, 5, 5.2, 2.35), (12.8, 5, 4.6, 2.6), (14.2, 4, 3.6, 3.2),
            (12.0, 4, 4.0, 3.6), (11.4, 3, 2.8, 4.5)]
    for k, (along, count, reach, height) in enumerate(rows):
        for j in range(count):
            u, v = along + random.uniform(-0.9, 0.9), (j / (count - 1) - 0.5) * reach
            slope = -6 if along < 14.5 else 0
            copy(patterns[(3 * k + j) % 7], (TIP[0] + u * c - v * s, TIP[1] + u * s + v * c, height),
                 (random.uniform(-8, 8), slope + random.uniform(-5, 5), TURN + random.uniform(-16, 16) + (v * 4 if along > 15 else 0)))
    for at, turn, length in [((-4.0, -3.6, 0.5), (0, 0, 8), 5.6), ((-3.0, -5.0, 0.5), (0, 0, -10), 5.0)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    sambharo((6.6, 4.6, 0), random, 0.95)
    studio.camera((0.8, 0.4, 1.6), 24.0, azimuth=4)
