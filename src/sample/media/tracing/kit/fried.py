"""Jalebi, fafda, gathiya, sev, gota, vada, kachori, chakri: what comes out of the kadhai."""

import math

import numpy as np

from kit import bits, materials, paint
from kit.shapes import ball, copy, noise, rng, round_ends, sheet, tube


def jalebi(seed, radius=3.0, turns=3.4, thick=0.3):
    """A spiral from one squeeze of the cloth, closed by a stroke across; uneven where the hand slowed."""
    random = rng(seed)
    phase, lean = random.uniform(0, 6.28), random.uniform(-0.35, 0.35, 2)
    u = np.linspace(0, 1, 330)
    a = phase + u * turns * 2 * math.pi
    r = 0.3 + (radius - 0.3) * u**0.9
    r = r * (1 + 0.06 * np.cos(a * 2 + seed)) + 0.16 * noise(np.stack([np.cos(a) * 1.3, np.sin(a) * 1.3, u * 3], -1), 1, seed)
    spiral = np.stack([r * np.cos(a) + lean[0] * (1 - u), r * np.sin(a) + lean[1] * (1 - u), thick + 0.06 * np.sin(a * 2.3 + seed)], -1)
    end, out = spiral[-1], spiral[-1] - spiral[-4]
    out = out / np.linalg.norm(out)
    last = a[-1] + random.uniform(0.1, 0.5)
    goal = np.array([-radius * 0.72 * math.cos(last), -radius * 0.72 * math.sin(last), thick * 2.5])
    t = np.linspace(0, 1, 90)[1:, None]
    knee = end + out * 1.7 + np.array([0, 0, 0.4])
    into = goal + np.array([math.cos(last - 0.25), math.sin(last - 0.25), 0]) * 2.4 + np.array([0, 0, 0.35])
    stroke = end * (1 - t) ** 3 + knee * 3 * t * (1 - t) ** 2 + into * 3 * t * t * (1 - t) + goal * t**3
    stroke[:, 2] = np.maximum(stroke[:, 2], thick + np.minimum(1, t[:, 0] * 4) * thick * 1.7)
    path = np.vstack([spiral, stroke])
    n = len(path)
    along = np.linspace(0, 1, n)
    width = thick * (1 + 0.2 * noise(np.stack([along * 24, 0 * along, 0 * along], -1), 1, seed) + 0.1 * noise(np.stack([along * 80, 0 * along, 0 * along], -1), 1, seed + 1))
    body = tube('jalebi', path, width * round_ends(n, 0.012, 0.012, 0.2), paint.syrup('jalebi', 0.12, 9.0), 22, 0.88)

    def look(p, normals):
        fine = noise(p, 2.4, seed, 3)
        color = paint.mix('#FF8E00', '#F06A00', paint.step(noise(p, 0.9, seed + 1, 2), -0.3, 0.35))
        color = paint.mix(color, '#D84A00', paint.step(fine, 0.08, 0.5) * 0.75)
        color = paint.mix(color, '#FFB12A', paint.step(fine, -0.15, -0.5) * 0.7)
        return color, 1.0 + 0 * fine, 0.02 * fine

    return paint.decorate(body, look)


def fafda_skin():
    return paint.skin('fafda', 0.18, (0.5, 0.3, 0.1), 0.55, 0.4, 0.35)


def fafda(seed, skin, length=15.0, width=2.9, wave=0.5, bend=0.0):
    """A ribbon pushed out with the heel of the hand: arched, twisted by the hot oil, its edges curled, ajwain, pale blisters."""
    random = rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, 230), np.linspace(-1, 1, 56), indexing='ij')
    x = (u - 0.5) * length
    end = np.clip(np.minimum(u, 1 - u) / random.uniform(0.05, 0.12), 0, 1) ** 0.5
    edge = 1 + 0.12 * noise(np.stack([u * 5, np.sign(v) * 3, 0 * u], -1), 1, seed, 2)
    half = width / 2 * edge * (0.62 + 0.38 * end)
    phase = random.uniform(0, 6.28, 3)
    twist = 0.34 * np.sin(u * random.uniform(3, 6) + phase[0]) + 0.16 * np.sin(u * 13 + phase[2])
    curl = random.choice((-1, 1)) * 0.22 + 0.16 * np.sin(u * 7 + phase[1])
    lift = curl * v**2 * half + wave * (np.sin(u * 6.0 + phase[0]) * 0.5 + 0.3 * np.sin(u * 14 + phase[1] + v * 0.8))
    y = v * half * np.cos(twist) + bend * length * (u - 0.5) ** 2 + 0.2 * np.sin(u * 5 + phase[2])
    z = v * half * np.sin(twist) + lift
    z = z + 0.1 * np.abs(v) ** 3 * np.sin(u * 26 + phase[2] + np.sign(v))
    surface = np.stack([x, y, z], -1)
    surface[..., 2] += 0.14 * noise(surface, 0.9, seed + 1, 2)
    body = sheet('fafda', surface, 0.13, skin)

    def look(p, normals):
        broad, fine = noise(p, 0.5, seed, 2), noise(p * np.array([1, 0.35, 1]), 2.6, seed + 3, 3)
        distance, wide, _ = paint.cells(p, 2.0, seed)
        blister = paint.step(distance, 0.25 + 0.3 * wide, 0.1) * (wide > 0.35)
        color = paint.mix('#FBD563', '#EFB233', paint.step(broad + 0.5 * fine, -0.3, 0.4))
        rim = paint.step(np.abs(p[:, 1] - bend * length * (p[:, 0] / length) ** 2), width * 0.42, width * 0.54)
        color = paint.mix(color, '#D98F1C', rim * 0.65 + 0.35 * paint.step(fine, 0.15, 0.5))
        color = paint.mix(color, '#FDE89A', blister * 0.55)
        distance, wide, _ = paint.cells(p, 4.2, seed + 1)
        bubble = paint.step(distance, 0.3 + 0.2 * wide, 0.1) * (wide > 0.3)
        color = paint.mix(paint.mix(color, '#DE9A26', (1 - bubble) * paint.step(fine, -0.1, 0.5) * 0.35), '#FDE596', bubble * 0.4)
        color = paint.mix(color, '#5A3A14', paint.flecks(p, 1.9, 0.2, seed + 7, 0.15))
        return color, 0.7 * paint.step(noise(p, 0.7, seed + 9), -0.2, 0.3), 0.09 * blister + 0.035 * bubble + 0.04 * fine

    return paint.decorate(body, look)


def gathiya(seed, skin, length=7.5, radius=0.5):
    """Vanela: rolled under the palm into a soft rope, its three ridges wound round it, ajwain and pepper in it."""
    random, n = rng(seed), 170
    u = np.linspace(0, 1, n)
    turn = np.cumsum(noise(np.stack([u * 2.2, 0 * u, 0 * u], -1), 1, seed)) * 0.026 + random.uniform(-0.004, 0.004) * np.arange(n)
    path = np.cumsum(np.stack([np.cos(turn), np.sin(turn), 0 * u], -1) * length / n, 0)
    path -= path.mean(0)
    path[:, 2] = 0.10 * np.sin(u * 9 + seed)
    winding = u * length / radius * random.uniform(0.55, 0.75)
    r = radius * (1 + 0.05 * noise(np.stack([u * 7, 0 * u, 0 * u], -1), 1, seed)) * round_ends(n, 0.07, 0.07, 0.3) * (0.86 + 0.14 * np.sin(math.pi * u) ** 0.6)
    body = tube('gathiya', path, r, skin, 48, 0.92)

    def look(p, normals):
        nearest = np.abs(p[:, None, :2] - path[None, ::2, :2]).sum(-1).argmin(1) * 2
        spin = np.arctan2(p[:, 2] - path[nearest, 2], ((p - path[nearest])[:, :2] * np.stack([-np.sin(turn[nearest]), np.cos(turn[nearest])], -1)).sum(-1))
        groove = 1 - np.abs(np.cos(spin * 1.5 + winding[nearest])) ** 0.7
        fine = noise(p, 2.5, seed, 3)
        color = paint.mix('#FBE08C', '#F3CB66', paint.step(0.5 * fine + noise(p, 0.8, seed + 2, 2), -0.4, 0.5))
        color = paint.mix(color, '#D9982F', paint.step(groove, 0.45, 1.0) * 0.7)
        color = paint.mix(color, '#2E2117', paint.flecks(p, 2.2, 0.22, seed + 5, 0.14))
        return color, 0.6 * paint.step(noise(p, 0.9, seed + 9), -0.2, 0.3), radius * (0.1 - 0.3 * groove) + 0.02 * fine

    return paint.decorate(body, look)


def gota(seed, radius=1.75):
    """Methi na gota: a craggy round fritter, green with fenugreek, crushed coriander seed on its crust."""

    def shape(p):
        lumps = noise(p, 1.0, seed, 2) * 0.28 + np.abs(noise(p, 2.3, seed + 3, 2)) * 0.22
        drops = paint.step(paint.cells(p, 2.1, seed)[0], 0.4, 0.05) * (paint.cells(p, 2.1, seed)[1] > 0.72) * 0.2
        return p * (radius * (1 + lumps + drops))[:, None] * np.array([1.05, 1.0, 0.86])

    specks = (('#3F5C16', 2.2, 0.55, 0.42), ('#56761F', 3.2, 0.5, 0.4), ('#E7BE6A', 2.6, 0.14, 0.28), ('#2A1C10', 4.5, 0.07, 0.22))
    body = ball('gota', paint.skin('gota', 0.06, dry=0.6, wet=0.36), 6, shape)
    return paint.decorate(body, paint.fried(seed, '#D2A03A', '#A87422', '#64380F', 0.38, 0.09, 0.9, 0.03, 0.9, specks))


def dal_vada(seed, radius=1.6):
    """Split mung ground coarse: flattish, rough as gravel, golden with green-grey grains."""

    def shape(p):
        out = 1 + noise(p, 1.1, seed, 2) * 0.2 + 0.10 * np.abs(noise(p, 3.0, seed + 2, 2))
        return p * (radius * out)[:, None] * np.array([1.1, 1.0, 0.72])

    fry = paint.fried(seed, '#E3AE4C', '#BF7A20', '#7C4210', 0.44, 0.05, 1.2, 0.0, 0.8,
                      (('#8A9440', 3.0, 0.14, 0.3), ('#F3D58A', 3.4, 0.2, 0.3), ('#4F6F1E', 3.2, 0.08, 0.26)))

    def look(p, normals):
        color, wet, height = fry(p, normals)
        distance, wide, _ = paint.cells(p, 3.6, seed + 4)
        grain = paint.step(distance, 0.55, 0.15)
        color = paint.mix(color, '#E9B85A', grain * (wide > 0.5) * 0.5)
        return color, wet, height + grain * 0.085

    return paint.decorate(ball('vada', paint.skin('vada', 0.06, dry=0.6, wet=0.38), 6, shape), look)


def kachori(seed, radius=1.75):
    """Lilva kachori: a smooth ball, its dough gathered and pinched to a knot on top."""

    def shape(p):
        a, up = np.arctan2(p[:, 1], p[:, 0]), p[:, 2]
        pleat = paint.step(up, 0.45, 0.92)
        out = radius * (1 + 0.03 * noise(p, 1.2, seed, 2) + 0.075 * pleat * np.cos(a * 8 + 3.5 * up))
        p = p * out[:, None] * np.array([1, 1, 0.9])
        p[:, 2] += 0.5 * paint.step(up, 0.9, 0.99)
        return p

    return paint.decorate(ball('kachori', paint.skin('kachori', 0.1, dry=0.5, wet=0.34), 6, shape),
                          paint.fried(seed, '#EBB765', '#D08A34', '#9A551A', 0.36, 0.016, 0.9, 0.05, 0.7))


def batata_vada(seed, radius=2.3):
    """A potato ball in gram batter: round, nearly smooth, a few drips of batter."""

    def shape(p):
        out = 1 + 0.06 * noise(p, 1.2, seed, 2) + 0.05 * np.abs(noise(p, 2.6, seed + 3, 2))
        return p * (radius * out)[:, None] * np.array([1.03, 1, 0.84])

    return paint.decorate(ball('vada', paint.skin('vada', 0.15, dry=0.52, wet=0.34), 6, shape),
                          paint.fried(seed, '#F7C24A', '#EBA02A', '#B8661A', 0.36, 0.035, 1.3, 0.03, 0.8, (('#7A4A18', 3.5, 0.05, 0.2),)))


def pattice(seed, radius=2.4, over=lambda look: look):
    """A pan-fried potato cake: flat, browned in patches on its top; over may pour something on it."""

    def shape(p):
        flat = np.sign(p) * np.abs(p) ** np.array([0.85, 0.85, 0.5])
        out = 1 + 0.04 * noise(p, 1.3, seed, 2)
        return flat * (radius * out)[:, None] * np.array([1, 1, 0.38])

    look = paint.fried(seed, '#EBB863', '#CF8630', '#7E3D10', 0.5, 0.035, 1.1, 0.02, 0.9, (('#5F8A2C', 3.0, 0.06, 0.25),))
    return paint.decorate(ball('pattice', paint.skin('pattice', 0.15, dry=0.5, wet=0.26, coat=0.8), 7, shape), over(look))


def chakri(seed, radius=2.4, thick=0.34):
    """A star-shaped strand wound into a flat spiral, its ridges spiky."""
    n = 420
    u = np.linspace(0, 1, n)
    a = u * 3.1 * 2 * math.pi + seed
    r = 0.35 + (radius - 0.35) * u
    path = np.stack([r * np.cos(a), r * np.sin(a), thick + 0.04 * np.sin(a * 3)], -1)
    body = tube('chakri', path, thick * round_ends(n, 0.012, 0.012, 0.3), paint.skin('chakri', 0.1), 36, 0.95, ridges=7)
    star = paint.fried(seed, '#EEC06A', '#D9973A', '#A86420', 0.36, 0.035, 2.2, 0.0, 0.4, (('#F7E7B8', 3.0, 0.12, 0.22), ('#A3391A', 3.5, 0.06, 0.2)))
    return paint.decorate(body, star)


def sambharo(count=10):
    """Raw papaya in shreds with turmeric and mustard."""
    pale = materials.plain('papaya', '#F4E48E', 0.3, 0.4, 0.2, (0.6, 0.5, 0.2), second='#E2DA72', grain=2)
    return bits.shreds('papaya', pale, count, (3.2, 0.13), 3, 0.09)


def heap(random, patterns, centre, radius, height, count, lift=0.0, tilt=28, scale=(0.9, 1.1), power=0.6):
    """Copies of the patterns in a mound, lowest first; they may sink into one another a little."""
    spots = []
    for _ in range(count):
        r, a = radius * random.uniform(0, 1) ** power, random.uniform(0, 2 * math.pi)
        z = height * (1 - (r / radius) ** 1.6) * random.uniform(0.55, 1.0)
        spots.append((z, r, a))
    for z, r, a in sorted(spots):
        pattern = patterns[random.integers(len(patterns))]
        obj = copy(pattern, (centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), centre[2] + z + lift),
                   (*random.uniform(-tilt, tilt, 2), random.uniform(0, 360)),
                   random.uniform(*scale))
        obj.name = pattern.name
