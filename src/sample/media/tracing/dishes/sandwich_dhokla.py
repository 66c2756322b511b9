"""Sandwich dhokla: white squares with a green line through the middle, in two rows on an enamel plate, chilli powder and sesame on top."""

from kit import bits, steamed, studio, ware
from kit.shapes import Drop, copy, rng, stored
from kit.bits import scatter

GROUND = 'haldar'
PIECES = [(-4.6, 1.9, 0, 4), (-0.2, 2.6, 0, -5), (4.2, 2.3, 0, 6), (-4.2, -2.6, 0, -7), (0.3, -2.2, 0, 3), (2.2, 0.1, 1, 28), (4.8, -2.4, 0, 9)]


def build():
    random = rng(3)
    ware.plate(8.9)
    patterns = stored(*[steamed.dhokla(i) for i in range(4)])
    for i, (x, y, layer, turn) in enumerate(PIECES):
        copy(patterns[i % 4], (x, y, ware.PLATE_FLOOR + 1.27 + layer * 2.62), (random.uniform(-1, 1), random.uniform(-1, 1), turn + 90 * (i // 2))).name = 'dhokla'
    drop = Drop()
    leaves = bits.coriander()
    for x, y in [(-4.3, 1.7), (2.3, 0.3), (2.8, -0.3), (0.1, -2.4), (-4.5, -2.9), (5.2, -2.6), (4.4, 3.2)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-12, 12, 2)), 0.15, random.uniform(0.85, 1.15))
    drop.refresh()
    seed, sesame = bits.mustard(), bits.sesame('#F7E3A8')
    powder = bits.powder('#B8230F')
    for i, (x, y, _, turn) in enumerate(PIECES):
        steamed.tempering(drop, random, i, (x, y), 2.0, turn, seed, sesame, None, (9, 16, 0), 'dhokla')
        scatter(drop, random, [powder], (x, y), 1.7, 60, 'dhokla', lift=0.012)
    studio.camera((0.2, -0.5, 1.2), 19.6, azimuth=-6)
