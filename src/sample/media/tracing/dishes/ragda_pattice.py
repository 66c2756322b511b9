"""Ragda pattice: two browned potato cakes under white peas in gravy, onion, sev, green and tamarind chutneys."""

from kit import bits, fried, heaps, paint, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, ball, place, rng, stored

GROUND = 'gali'


TAMARIND, GREEN = '#5A1A0A', '#4A8A18'
LINES = [
    (TAMARIND, 0.3, [(-4.7, 1.5), (-3.2, -0.2), (-1.7, 1.9), (-0.4, 0.2)]),
    (TAMARIND, 0.3, [(0.8, 0.8), (2.0, -1.8), (3.2, 0.2), (4.5, -1.8)]),
    (GREEN, 0.34, [(-4.2, -0.5), (-2.4, 0.8), (-0.9, -0.4), (-0.2, 1.6)]),
    (GREEN, 0.34, [(0.6, -1.3), (2.0, 0.5), (3.4, -1.3), (4.6, -0.2)]),
]


def build():
    random = rng(26)
    ware.plate(8.6)
    floor = ware.PLATE_FLOOR
    gravy = paint.mottled(2, '#E9B64C', '#D79A34', 1.0, (('#7A3A12', 2.4, 0.06, 0.2), ('#F0CB7C', 1.5, 0.3, 0.4)), 1.0, 0.03)
    heaps.mound('ragda', (0, -0.2, floor + 0.06), 6.3, 0.5, gravy, 2, 0.06, 1.2, paint.skin('ragda', 0.2, dry=0.4, wet=0.2, coat=0.8), 0.95)
    for seed, at, turn, tip in [(1, (-2.5, 0.9), 0, (5, -3)), (2, (2.3, -0.4), 60, (4, 3))]:
        place(fried.pattice(seed, 2.7, lambda look: paint.poured(look, at, turn, seed, LINES)), (*at, floor + 1.15), (*tip, turn))
    pea = stored(*[paint.decorate(ball('pea', paint.skin('pea', 0.25, dry=0.4, wet=0.22, coat=0.6), 4), paint.mottled(i, '#F0CC78', '#E2B356', 1.2, (), 1.0, 0.06)) for i in range(3)])
    drop = Drop()
    scatter(drop, random, pea, (0, -0.4), 5.9, 300, 'ragda', 0.02, 0.3, 60, (0.29, 0.37))
    drop.refresh()
    for x, y in [(-2.4, 0.8), (2.3, -0.5)]:
        scatter(drop, random, bits.onions(), (x, y), 2.0, 26, 'pattice', 0.1, 0.4, 60, (0.6, 0.95))
    scatter(drop, random, bits.onions(), (0, -1.2), 4.6, 26, 'ragda', 0.1, 0.4, 60, (0.6, 0.95))
    drop.refresh()
    strands = bits.sev(14, 0.05, (0.7, 1.6), ('#F8CC58', '#EFB030'))
    for _ in range(2):
        for x, y in [(-2.5, 1.3), (2.3, 0.2)]:
            scatter(drop, random, strands, (x, y), 1.5, 80, None, 0.06, 0.35, 26)
        drop.refresh()
    leaves = bits.coriander()
    for x, y in [(-2.9, 0.2), (-1.4, 1.6), (2.6, -1.2), (3.3, 0.5), (-0.3, -3.4)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-12, 12, 2)), 0.16, 0.85, 0.3)
    studio.camera((0, -0.2, 1.0), 18.8, azimuth=5)
