"""Masala chaas: two steel tumblers of buttermilk, cumin and coriander floating on top."""

from kit import bits, materials, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, rng

GROUND = 'haldar'


def build():
    random = rng(25)
    chaas = materials.liquid('chaas', '#FBFAF3', '#F4F2E4', 0.2, 0.25, 1.2)
    ware.tumbler((-3.0, 1.6, 0), chaas, 9.0, 3.3)
    ware.tumbler((3.4, -1.4, 0), chaas, 9.0, 3.3)
    drop = Drop()
    cumin = bits.slivers('#8A5A2A', '#6A3E18', (0.24, 0.06, 0.05))
    leaves = bits.coriander()
    for x, y in [(-3.0, 1.6), (3.4, -1.4)]:
        scatter(drop, random, [bits.powder('#8A5A2A')], (x, y), 2.4, 240, 'filling', 0.01)
        scatter(drop, random, cumin, (x, y), 2.2, 14, 'filling', 0.02)
        for dx, dy in [(-0.6, 0.2), (0.9, -0.5), (0.2, 1.1)]:
            drop.put(leaves[random.integers(4)], x + dx, y + dy, random.uniform(0, 360), (0, 0), 0.06, 0.8)
    for x, y in [(-2.6, -4.4), (-1.4, -4.9), (-3.6, -5.2)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), (0, 0), 0.2, 1.2)
    studio.camera((0.1, 0.1, 4.0), 20.5, azimuth=-4)
