"""Pack of methi thepla: a turmeric pouch, folded thepla before it."""

from kit import bread, pack
from kit.shapes import place, rng

GROUND = 'gali'


def build():
    random = rng(32)
    pack.stand('#F2B21B', '#94191C', pack.thepla_mark)
    for i in range(3):
        place(bread.thepla(i + 1, 4.7), (3.6 + random.uniform(-0.2, 0.2), -1.8 + random.uniform(-0.2, 0.2), 0.02 + i * 0.26), (0, 0, random.uniform(0, 360)))
    place(bread.thepla(7, 4.7, 'quarter'), (4.6, -2.9, 0.95), (0, 0, 205))
