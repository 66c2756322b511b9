"""Dal vada: a heap of coarse golden fritters on newsprint, onion rings and fried chillies beside."""

import math

import numpy as np

from kit import bits, fried, materials, studio, ware
from kit.shapes import copy, place, rng, stored, tube

GROUND = 'haldar'


def onion_rings(random, spots):
    """Thin pink rings cut across an onion."""
    skin = materials.plain('ring', '#F5E9EC', 0.25, 0.5, 0.3, (0.6, 0.4, 0.4), second='#B5568A', grain=0.9)
    a = np.linspace(0, 2 * math.pi, 80)
    for x, y, z, r in spots:
        path = np.stack([r * np.cos(a), r * np.sin(a) * 0.92, 0.05 * np.sin(2 * a)], -1)
        place(tube('ring', path, 0.16, skin, 12, 1.4), (x, y, z), (random.uniform(-14, 14), random.uniform(-14, 14), random.uniform(0, 360)))


def build():
    random = rng(8)
    ware.paper(20.5, 14.5, turn=-8, seed=3)
    patterns = stored(*[fried.dal_vada(i) for i in range(5)])
    spots = [(-4.6, -1.9, 0), (-1.4, -3.2, 0), (1.9, -2.2, 0), (-3.1, 1.2, 0), (0.3, 0.2, 0), (3.5, 0.8, 0), (-1.0, 3.6, 0), (2.2, 3.7, 0), (-5.6, 2.4, 0),
             (-2.6, -0.9, 1), (0.5, -1.5, 1), (1.6, 1.5, 1), (-1.5, 1.9, 1), (-0.4, 0.2, 2)]
    for i, (x, y, layer) in enumerate(spots):
        copy(patterns[i % 5], (x, y, 1.35 + layer * 1.95), (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)), random.uniform(0.95, 1.08))
    onion_rings(random, [(5.9, -3.2, 0.45, 1.7), (6.4, -2.7, 0.75, 1.25), (5.2, -4.2, 0.6, 0.9), (7.0, -4.1, 0.45, 1.4)])
    for at, turn, length in [((6.2, 1.2, 0.6), (0, 0, 76), 5.6), ((7.3, 2.0, 0.6), (0, 0, 62), 5.0)]:
        bits.chilli(at, turn, length, 0.48, 0.3, fried=True)
    studio.camera((-0.1, -0.1, 1.2), 23.4, azimuth=4)
