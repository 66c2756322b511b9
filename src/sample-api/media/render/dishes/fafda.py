"""Fafda: long golden ribbons heaped on a thali, a katori of papaya sambharo, fried green chillies."""

import math

from kit import bits, fried, studio, ware
from kit.shapes import place, rng

GROUND = 'gali'


def sambharo(at, random, scale=1.0):
    """A katori heaped with papaya shreds."""
    ware.katori(at, scale)
    fried.heap(random, fried.sambharo(), (at[0], at[1], at[2] + 1.3 * scale), 2.1 * scale, 1.3 * scale, 110, tilt=20, scale=(0.7 * scale, 0.95 * scale))


def pile(random, at, turn, count=9, length=(11.5, 13.5), width=(2.1, 2.6), spread=4.0):
    """Ribbons lying roughly one way, each on those below."""
    skin = fried.fafda_skin()
    for i in range(count):
        layer, across = divmod(i, 3)
        side = (across - 1) * spread * (1 - 0.22 * layer) + random.uniform(-0.5, 0.5)
        along = random.uniform(-0.7, 0.7)
        body = fried.fafda(i + 1, skin, random.uniform(*length), random.uniform(*width), 0.34 + 0.1 * layer, random.uniform(-0.02, 0.02))
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        place(body, (at[0] + along * c - side * s, at[1] + along * s + side * c, at[2] + 0.5 + layer * 0.85),
              (random.uniform(-5, 5), random.uniform(-3, 3), turn + random.uniform(-15, 15) * (0.6 + layer * 0.5)))


def build():
    random = rng(4)
    ware.thali()
    floor = ware.THALI_FLOOR
    pile(random, (-2.2, -0.5, floor), 24, 12, spread=3.4)
    sambharo((6.0, 4.6, floor), random)
    for at, turn, length in [((7.2, -1.4, floor + 0.5), (0, 0, 74), 6.0), ((6.0, -3.4, floor + 0.5), (0, 0, 56), 5.6), ((4.2, -6.6, floor + 0.5), (0, 0, 16), 5.0)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    studio.camera((0, -0.2, 1.3), 23.6)
