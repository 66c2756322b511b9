"""Methi na gota: craggy fenugreek fritters on a steel thali, kadhi in a katori, two fried chillies."""

from kit import bits, fried, materials, studio, ware
from kit.shapes import copy, rng, stored

GROUND = 'haldar'


def build():
    random = rng(15)
    ware.thali(9.6)
    floor = ware.THALI_FLOOR
    patterns = stored(*[fried.gota(i) for i in range(5)])
    spots = [(-5.0, -0.8, 0), (-2.2, -3.6, 0), (1.5, -3.9, 0), (-1.6, 0.2, 0), (2.0, -0.3, 0), (-3.4, 3.2, 0), (0.3, 3.9, 0), (-3.2, -1.4, 1), (-0.1, -1.7, 1), (-1.5, 1.8, 1)]
    for i, (x, y, layer) in enumerate(spots):
        copy(patterns[i % 5], (x, y, floor + 1.45 + layer * 2.45), tuple(random.uniform(0, 360, 3) * [0.1, 0.1, 1]), random.uniform(0.94, 1.06))
    kadhi = materials.liquid('kadhi', '#F3D36A', '#EEC652', 0.2, 0.2, 1.2, [('#4A7A22', 1.6, 0.12)])
    ware.katori((5.2, 3.1, floor), 0.95, kadhi, 1.8)
    bits.chilli((5.6, -2.6, floor + 0.5), (0, 0, 66), 5.4, 0.46, 0.35, fried=True)
    bits.chilli((4.4, -4.9, floor + 0.5), (0, 0, 40), 4.8, 0.44, 0.35, fried=True)
    studio.camera((0, -0.2, 1.6), 20.8, azimuth=-10)
