"""Sev khamani: yellow crumbled chana dal in a bowl under nylon sev, pomegranate, coconut and coriander."""

from kit import bits, heaps, paint, studio, ware
from kit.bits import scatter
from kit.shapes import Drop, rng

GROUND = 'gali'


def build():
    random = rng(18)
    ware.bowl(6.4, 4.0)
    crumb = lambda seed: paint.mottled(seed, '#F8D250', '#F0B92E', 1.6, (('#E29A16', 3.0, 0.15, 0.25),), 0.4, 0.05)
    heaps.mound('khamani', (0, 0, 2.7), 5.9, 2.0, crumb(1), 1, 0.2, 1.6)
    drop = Drop()
    lumps = heaps.crumbs('khamani', 8, 0.34, crumb, 3)
    scatter(drop, random, lumps, (0, 0), 5.75, 900, 'khamani', 0.08, 0.2, 90, (0.45, 1.15))
    drop.refresh()
    sev = bits.sev(16, 0.05, (0.8, 2.0), ('#F8CC58', '#EFB030'))
    for pass_ in range(3):
        scatter(drop, random, sev, (-0.1, 0.4), 3.7 - 0.6 * pass_, 230, None, 0.06, 0.3, 26, (0.8, 1.15))
        drop.refresh()
    scatter(drop, random, bits.pomegranate(), (0.1, -0.3), 4.6, 30, None, 0.16, 0.3, 40)
    scatter(drop, random, bits.coconut(), (0, 0), 4.8, 50, None, 0.05, 0.3)
    leaves = bits.coriander()
    for x, y in [(-1.8, -1.6), (0.6, 0.9), (2.4, -0.8), (-0.6, -3.1), (-2.6, 1.4), (1.4, -2.6)]:
        drop.put(leaves[random.integers(4)], x, y, random.uniform(0, 360), tuple(random.uniform(-14, 14, 2)), 0.2, 0.85, 0.3)
    studio.camera((0, -0.1, 2.5), 16.8, azimuth=4, tilt=40)
