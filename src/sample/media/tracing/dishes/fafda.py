"""Fafda: long golden ribbons heaped on a thali, a katori of papaya sambharo, fried green chillies."""

import math

from kit import bits, fried, materials, studio, ware
from kit.shapes import place, rng

GROUND = 'gali'


def sambharo(at, random, scale=1.0):
    """A katori heaped with papaya shreds."""
    ware.katori(at, scale, materials.plain('under', '#C9BE52', 0.5), 1.45)
    fried.heap(random, fried.sambharo(), (at[0], at[1], at[2] + 1.55 * scale), 1.6 * scale, 1.2 * scale, 120, tilt=20, scale=(0.7 * scale, 0.95 * scale))


def pile(random, at, turn, count=9, length=(11.5, 13.5), width=(2.1, 2.6), spread=4.0):
    """Ribbons thrown down roughly one way, four to a layer, crossing those below."""
    skin = fried.fafda_skin()
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for i in range(count):
        layer, across = divmod(i, 4)
        side = (across - 1.5) * spread * 0.85 * (1 - 0.26 * layer) + random.uniform(-0.4, 0.4)
        along = random.uniform(-0.9, 0.9)
        body = fried.fafda(i + 1, skin, random.uniform(*length), random.uniform(*width), 0.4 + 0.14 * layer, random.uniform(-0.06, 0.06))
        fan = (across - 1.5) * 9 + random.uniform(-9, 9)
        place(body, (at[0] + along * c - side * s, at[1] + along * s + side * c, at[2] + 0.75 + layer * 0.9),
              (random.uniform(-16, 16), random.uniform(-4, 4), turn + fan * (1, -1.6, 2.2, -2.6)[layer]))


def build():
    random = rng(4)
    ware.thali()
    floor = ware.THALI_FLOOR
    pile(random, (-2.0, -0.6, floor), 24, 13, (11.5, 14.0), (1.7, 2.2), 3.0)
    sambharo((6.0, 4.6, floor), random)
    for at, turn, length in [((7.2, -1.4, floor + 0.5), (0, 0, 74), 6.0), ((6.0, -3.4, floor + 0.5), (0, 0, 56), 5.6), ((4.2, -6.6, floor + 0.5), (0, 0, 16), 5.0)]:
        bits.chilli(at, turn, length, 0.46, 0.35, fried=True)
    studio.camera((0, -0.2, 1.3), 23.6)
