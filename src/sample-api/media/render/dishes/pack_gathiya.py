"""Pack of Bhavnagari gathiya: a turmeric pouch, thin pale sticks before it."""

from kit import fried, pack, paint, studio
from kit.shapes import rng, stored

GROUND = 'rann'


def build():
    random = rng(34)
    pack.pouch((-2.6, 3.2, 0.1), 8, '#F2B21B', '#94191C', pack.gathiya_mark)
    skin = paint.skin('gathiya', 0.12)
    sticks = stored(*[fried.gathiya(i + 1, skin, 3.0 + 0.5 * (i % 3), 0.24) for i in range(8)])
    fried.heap(random, sticks, (3.9, -1.9, 0.3), 3.9, 2.5, 170, tilt=22)
    studio.camera((0.2, 0.6, 4.6), 23.5, azimuth=4)
