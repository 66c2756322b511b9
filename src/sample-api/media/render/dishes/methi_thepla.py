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
    place(bread.thepla(6, 6.2, 'quarter'), (-0.6, -1.0, floor + 1.45), (0, 0, 215))
    place(bread.thepla(7, 6.2, 'quarter'), (-3.4, 2.6, floor + 1.5), (0, 0, 285))
    curd = materials.liquid('curd', '#FBF9F2', None, 0.25, 0.3)
    ware.katori((6.3, 3.2, floor), 1.0, curd, 1.85)
    pickle = materials.liquid('chhundo', '#C4571A', '#9C3A10', 0.15, 0.3, 2.2, bump=0.8)
    ware.katori((6.2, -3.2, floor), 0.82, pickle, 1.8)
    studio.camera((0, -0.1, 1.2), 22.6, azimuth=-12)
