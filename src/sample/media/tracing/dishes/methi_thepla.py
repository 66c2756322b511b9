"""Methi thepla: a stack of green-flecked thepla with two folded on top, curd in a katori, red chhundo."""

from kit import bread, materials, studio, ware
from kit.shapes import place, rng

GROUND = 'haldar'


def build():
    random = rng(22)
    ware.thali(10.6)
    floor = ware.THALI_FLOOR
    for i in range(4):
        place(bread.thepla(i + 1, 6.3), (-2.3 + random.uniform(-0.25, 0.25), 0.2 + random.uniform(-0.25, 0.25), floor + 0.02 + i * 0.3), (0, 0, random.uniform(0, 360)))
    place(bread.thepla(6, 6.2, 'quarter'), (-1.4, -1.3, floor + 1.45), (0, 0, 215))
    place(bread.thepla(7, 6.2, 'quarter'), (-3.4, 2.6, floor + 1.5), (0, 0, 285))
    curd = materials.plain('curd', '#E9E5D8', 0.45, soft=0.1, shine=0.15, second='#E2DDCD', grain=1.2, bump=0.3)
    ware.katori((6.5, 3.4, floor), 1.0, curd, 1.85)
    pickle = materials.plain('chhundo', '#C25A14', 0.3, 0.15, shine=0.25, second='#93360C', grain=2.4, bump=0.9)
    ware.katori((6.2, -3.2, floor), 0.82, pickle, 1.8)
    studio.camera((0, -0.1, 1.2), 22.6, azimuth=-12)
