"""Ingredients on a table: gram flour, turmeric, chilli, mustard and sesame in katoris, limes, chillies, curry leaves, coriander."""

import math

from kit import bits, heaps, materials, paint, studio, ware
from kit.shapes import ball, copy, noise, place, rng

GROUND = 'rann'


def build():
    random = rng(28)
    ware.bowl(5.6, 3.6, (-1.6, 3.4, 0))
    flour = lambda seed, a, b: paint.mottled(seed, a, b, 0.8, (), 0.0, 0.03, 4.0)
    heaps.mound('besan', (-1.6, 3.4, 2.6), 5.1, 2.1, flour(1, '#F8DE8C', '#F3D272'), 1, 0.10, 1.4)
    for at, scale, first, second in [((-9.4, -0.6, 0), 1.05, '#EDA512', '#D98C08'), ((6.9, 4.4, 0), 1.05, '#B8240E', '#9C1808')]:
        ware.katori(at, scale)
        heaps.mound('spice', (at[0], at[1], 1.55 * scale), 2.62 * scale, 1.0, flour(3, first, second), 3, 0.07, 1.8)
    for at, pattern, count, lift in [((5.3, -2.2, 0), bits.mustard(), 900, 0.0), ((-4.4, -3.6, 0), bits.sesame(), 800, 0.0)]:
        ware.katori(at, 0.9, materials.plain('under', '#2A1A14' if at[0] > 0 else '#E8D4A0', 0.7), 1.5)
        for _ in range(count):
            r, a = 2.35 * math.sqrt(random.uniform(0, 1)), random.uniform(0, 2 * math.pi)
            copy(pattern, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), 1.42 + 0.45 * (1 - (r / 2.35) ** 2) + random.uniform(-0.05, 0.08)),
                 (random.uniform(-25, 25), random.uniform(-25, 25), random.uniform(0, 360)))
    for at, turn in [((9.8, -4.0, 0.5), (0, 0, 40)), ((11.2, -2.6, 0.5), (0, 0, 58))]:
        bits.chilli(at, turn, 6.4, 0.48, 0.35)
    for at, turn in [((-11.0, 5.4, 0.5), (0, 0, 20)), ((-10.2, 6.8, 0.5), (0, 0, 4))]:
        bits.chilli(at, turn, 6.0, 0.46, 0.35, red=True)
    lime = materials.plain('lime', '#8DB53A', 0.3, 0.5, 0.1, (0.4, 0.6, 0.1), second='#A9C74A', grain=1.2, bump=0.12)
    for at, turn in [((11.0, 1.6, 1.45), (0, 20, 30)), ((12.4, 4.2, 1.4), (0, -10, 120))]:
        place(ball('lime', lime, 6, lambda p: p * 1.5 * [1.15, 1, 1] * (1 + 0.02 * noise(p, 2, 4))[:, None]), at, turn)
    bits.lime((1.0, -6.2, 1.0), (70, 0, 20), 1.5)
    curry, coriander = bits.curry_leaves(), bits.coriander()
    for i in range(9):
        side = 1 if i % 2 else -1
        copy(curry[i % 3], (-1.6 + i * 0.42, -5.6 + 0.15 * i, 0.25), (8 * side, 0, 20 + 52 * side), 1.1)
    for _ in range(14):
        copy(coriander[random.integers(4)], (random.uniform(-10.5, -7.5), random.uniform(-6.6, -4.6), 0.25 + random.uniform(0, 0.5)),
             (random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 360)), random.uniform(1.0, 1.4))
    ware.spoon((-9.2, -1.2, 2.1), (0, -14, 112), 7.0)
    studio.camera((0.7, 0.4, 1.0), 30.0, azimuth=4)
