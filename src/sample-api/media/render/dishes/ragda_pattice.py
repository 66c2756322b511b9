"""Ragda pattice: two browned potato cakes under white peas in gravy, onion, sev, green and tamarind chutneys."""

from kit import bits, fried, heaps, materials, paint, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, ball, place, rng, stored

GROUND = 'gali'


def build():
    random = rng(26)
    ware.plate(8.6)
    floor = ware.PLATE_FLOOR
    gravy = paint.mottled(2, '#E0A83E', '#CC8A28', 1.0, (('#7A3A12', 2.4, 0.10, 0.25),), 1.0, 0.04)
    heaps.mound('ragda', (0, 0, floor + 0.05), 5.9, 0.55, gravy, 2, 0.12, 1.2, edge=0.9)
    place(fried.pattice(1, 2.7), (-2.1, 0.9, floor + 1.3), (6, -8, 0))
    place(fried.pattice(2, 2.7), (2.1, -0.4, floor + 1.6), (-8, 10, 60))
    pea = stored(*[paint.decorate(ball('pea', paint.skin('pea', 0.25, dry=0.4, wet=0.25), 4), paint.mottled(i, '#EBC873', '#DDB052', 1.2, (), 1.0, 0.06)) for i in range(3)])
    drop = Drop()
    scatter(drop, random, pea, (0, -0.6), 5.4, 120, 'ragda', 0.2, 0.3, 60, (0.36, 0.44))
    scatter(drop, random, pea, (0.2, -0.2), 2.6, 26, 'pattice', 0.22, 0.3, 60, (0.36, 0.44))
    drop.refresh()
    tamarind = materials.plain('tamarind', '#5E1C0C', 0.15, 0.6, second='#4A1408', grain=2, bump=0.2)
    green = materials.plain('chutney', '#4F8A1C', 0.2, 0.5, second='#3C7012', grain=3, bump=0.3)
    bits.drizzle(drop, tamarind, [(-4.6, 1.2), (-3.0, -0.4), (-1.6, 1.6), (0.0, -1.4), (1.8, 1.0), (3.0, -1.6), (4.8, 0.2)], 0.2)
    bits.drizzle(drop, green, [(-4.2, -1.4), (-2.4, -0.9), (-0.6, -2.6), (1.0, -1.9), (2.6, -2.6), (4.2, -1.8)], 0.22)
    drop.refresh()
    scatter(drop, random, bits.onions(), (0.1, -0.2), 3.6, 50, None, 0.12, 0.4, 60, (0.6, 0.95))
    drop.refresh()
    for _ in range(2):
        scatter(drop, random, bits.sev(14, 0.05, (0.7, 1.6), ('#F8CC58', '#EFB030')), (0, 0.6), 3.1, 150, None, 0.07, 0.35, 26)
        drop.refresh()
    leaves = bits.coriander()
    for x, y in [(-2.2, 0.6), (1.6, -0.8), (0.1, 1.4), (2.9, 0.9), (-0.4, -3.2)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-12, 12, 2)), 0.2, 0.85, 0.3)
    studio.camera((0, -0.2, 1.2), 18.8, azimuth=5)
