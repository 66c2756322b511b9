"""Pack of methi thepla: a green pouch, folded thepla before it."""

from kit import bread, pack
from kit.shapes import place, rng

GROUND = 'rann'


def build():
    random = rng(32)
    pack.stand('#23602F', '#F2B21B', pack.thepla_mark)
    for i in range(3):
        place(bread.thepla(i + 1, 4.7), (3.6 + random.uniform(-0.2, 0.2), -1.8 + random.uniform(-0.2, 0.2), 0.02 + i * 0.26), (0, 0, random.uniform(0, 360)))
    place(bread.thepla(7, 4.7, 'quarter'), (4.6, -2.9, 0.95), (0, 0, 205))
