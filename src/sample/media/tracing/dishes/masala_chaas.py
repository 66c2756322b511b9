"""Masala chaas: two tall glasses of buttermilk, cumin and coriander floating on top, a katori of roasted cumin beside them."""

from kit import bits, drinks, materials, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, rng

GROUND = 'haldar'
GLASSES = [(-4.1, 0.2), (2.4, 1.8)]


def build():
    random = rng(25)
    chaas = materials.plain('chaas', '#DEDACE', 0.5, shine=0.15)
    for x, y in GLASSES:
        drinks.tall_glass((x, y, 0), chaas)
    ware.katori((7.0, -3.4, 0), 0.8, materials.plain('under', '#6A4420', 0.7), 1.7)
    drop = Drop()
    cumin, leaves = bits.slivers('#8A5A2A', '#5E3616', (0.24, 0.06, 0.05)), bits.coriander()
    ground = [bits.powder('#7A4A1E')]
    for x, y in GLASSES:
        scatter(drop, random, ground, (x, y), 2.4, 300, 'filling', 0.01)
        scatter(drop, random, cumin, (x, y), 2.2, 22, 'filling', 0.03)
        for dx, dy in [(-0.7, 0.1), (0.9, -0.4), (0.2, 1.0)]:
            drop.put(leaves[random.integers(4)], x + dx, y + dy, random.uniform(0, 360), (0, 0), 0.06, 0.9, only='filling')
    scatter(drop, random, cumin, (7.0, -3.4), 1.95, 520, 'filling', 0.06, tilt=40, scale=(0.9, 1.2))
    for x, y in [(-1.6, -4.6), (-0.5, -5.1), (-2.6, -5.2)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), (0, 0), 0.2, 1.3)
    studio.camera((1.1, 0.0, 4.3), 22.0, azimuth=-4)
