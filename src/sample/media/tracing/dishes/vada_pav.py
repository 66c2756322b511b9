"""Vada pav: a golden potato ball in a split bun, red garlic chutney, green chillies, on newsprint."""

from kit import bits, bread, fried, materials, paint, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, ball, noise, place, rng

GROUND = 'haldar'


def one(seed, x, y, turn):
    """Bottom half, chutney, vada, and the top half resting on it, tipped back to show what is inside."""
    place(bread.pav(seed, (3.2, 3.0, 2.0), high=-0.05), (x, y, 2.2), (0, 0, turn))
    green = materials.plain('green', '#5E8F1E', 0.35, 0.2, second='#3F6A10', grain=3, bump=0.8)
    place(ball('smear', green, 5, lambda p: p * [2.95, 2.8, 0.22] * (1 + 0.22 * noise(p, 1.6, seed, 2))[:, None]), (x, y - 0.1, 2.1))
    place(fried.batata_vada(seed, 2.8), (x, y - 0.5, 3.75), (6, 0, turn), (1, 1, 0.86))
    place(bread.pav(seed + 3, (3.2, 3.0, 2.0), low=-0.12), (x + 0.05, y + 0.45, 4.75), (-12, 0, turn + 4))


def build():
    random = rng(12)
    ware.paper(19.5, 15.5, turn=8, seed=1)
    one(1, -3.9, 0.6, 14)
    one(2, 4.1, -0.6, -12)
    drop = Drop()
    grit = paint.skin('garlic', 0.0, dry=0.75, wet=0.6)
    crumbs = [paint.decorate(ball('garlic', grit, 3, lambda p, k=k: p * 0.16 * (1 + 0.5 * noise(p, 1.2, k))[:, None]),
                             paint.mottled(k, '#C22A12', '#8F1A0A', 3)) for k in range(4)]
    for crumb in crumbs:
        crumb.location = (0, 0, -50)
    for x, y in [(-3.9, -1.9), (4.0, -3.1)]:
        scatter(drop, random, crumbs, (x, y), 1.5, 160, 'vada', 0.03, 0.1, scale=(0.3, 0.7))
    scatter(drop, random, crumbs, (0.6, -5.4), 1.5, 150, 'paper', 0.06, 0.2, scale=(0.35, 0.9))
    for at, turn in [((-3.4, -5.9, 0.7), (0, 0, 18)), ((-5.6, -4.9, 0.7), (0, 0, -8))]:
        bits.chilli(at, turn, 5.4, 0.46, 0.35, fried=True)
    studio.camera((0.1, -0.4, 2.6), 22.6, azimuth=3)
