"""Pack of Ratlami sev: a pink pouch, a heap of thin strands before it."""

from kit import bits, fried, pack
from kit.bits import scatter
from kit.shapes import Drop, rng

GROUND = 'gali'


def build():
    random = rng(33)
    pack.stand('#AD1457', '#F7D774', pack.sev_mark)
    strands = bits.sev(18, 0.085, (1.4, 3.0), ('#EFA62C', '#D98718'), 2)
    fried.heap(random, strands, (3.8, -2.0, 0.1), 4.0, 2.4, 620, tilt=24)
    scatter(Drop(), random, strands, (3.8, -2.4), 5.2, 40, 'ground', 0.1)
