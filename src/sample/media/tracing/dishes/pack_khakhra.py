"""Pack of methi khakhra: a green pouch, a stack of blistered discs before it."""

from kit import bread, pack
from kit.shapes import place, rng

GROUND = 'gali'


def build():
    random = rng(31)
    pack.stand('#23602F', '#F2B21B', pack.khakhra_mark)
    for i in range(6):
        place(bread.khakhra(i + 1, 4.6), (3.6 + random.uniform(-0.3, 0.3), -1.8 + random.uniform(-0.3, 0.3), 0.05 + i * 0.3), (0, 0, random.uniform(0, 360)))
