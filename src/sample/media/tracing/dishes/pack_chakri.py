"""Pack of chakri: a madder pouch, seven ridged spirals before it."""

from kit import fried, pack
from kit.shapes import copy, place, rng

GROUND = 'gali'


def build():
    random = rng(35)
    pack.stand('#94191C', '#F7D774', pack.chakri_mark)
    patterns = [place(fried.chakri(i), at, turn) for i, at, turn in
                [(1, (2.2, -3.4, 0.05), (0, 0, 0)), (2, (6.6, -2.6, 0.05), (0, 0, 80)), (3, (4.4, -0.6, 0.3), (4, -6, 150))]]
    for i, (x, y, z) in enumerate([(4.2, -2.6, 0.75), (5.6, -1.2, 1.25), (3.4, -1.6, 1.5)]):
        copy(patterns[i], (x, y, z), (random.uniform(-9, 9), random.uniform(-9, 9), random.uniform(0, 360)))
