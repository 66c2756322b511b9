"""Patra: slices of rolled colocasia leaf, green spiral in gram paste, overlapping on a banana leaf."""

import math

from kit import bits, steamed, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, copy, rng, stored

GROUND = 'rann'


def build():
    random = rng(2)
    ware.banana_leaf(19, 11.6, turn=14, seed=4)
    patterns = stored(*[steamed.patra(i) for i in range(5)])
    # An arc of slices leaning on one another, then a few lying flat in front.
    for i in range(6):
        a = math.radians(160 - i * 25)
        at = (7.2 * math.cos(a) + 0.2, 3.6 * math.sin(a) - 0.2, 1.45)
        copy(patterns[i % 5], at, (40, 0, math.degrees(a) - 90 + random.uniform(-5, 5))).name = 'patra'
    for i, (x, y, z, tilt) in enumerate([(-3.3, -2.4, 0.75, (4, 0)), (1.0, -3.2, 0.75, (0, 4)), (5.0, -1.9, 0.75, (3, 2)), (-1.1, -1.4, 1.5, (12, -6)), (3.2, -1.3, 1.5, (10, 6))]):
        copy(patterns[(i + 2) % 5], (x, y, z), (*tilt, random.uniform(0, 360))).name = 'patra'
    drop = Drop()
    scatter(drop, random, [bits.sesame('#F6E7BE')], (0.5, -1.2), 6.0, 190, 'patra', 0.03, 0.45)
    scatter(drop, random, [bits.mustard()], (0.5, -1.2), 6.0, 70, 'patra', 0.03, 0.45)
    scatter(drop, random, bits.coconut(), (0.5, -1.4), 5.6, 70, 'patra', 0.04, 0.5)
    leaves = bits.coriander()
    for x, y in [(-1.2, -1.6), (3.6, -1.5), (-3.6, -2.9), (1.0, -3.6), (-3.2, 1.6)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-12, 12, 2)), 0.16, 0.9, 0.4)
    studio.camera((0.3, -0.4, 0.9), 22.6, azimuth=-4)
