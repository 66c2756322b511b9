"""Pack of Bhavnagari gathiya: a turmeric pouch, thin pale sticks before it."""

from kit import fried, pack, paint
from kit.shapes import rng, stored

GROUND = 'gali'


def build():
    random = rng(34)
    pack.stand('#F2B21B', '#94191C', pack.gathiya_mark)
    skin = paint.skin('gathiya', 0.12)
    sticks = stored(*[fried.gathiya(i + 1, skin, 3.0 + 0.5 * (i % 3), 0.24) for i in range(8)])
    fried.heap(random, sticks, (3.9, -1.9, 0.3), 3.9, 2.5, 170, tilt=22)
