"""Khaman, dhokla, khandvi, patra, handvo."""

import math

import numpy as np

from kit import paint
from kit.shapes import block, noise, rng, sheet

KHAMAN_HALF = (2.0, 2.0, 1.45)


def khaman(seed, half=KHAMAN_HALF):
    skin = paint.skin('khaman', 0.38, (1.1, 0.5, 0.16), 0.62, 0.34, 1.0, 0.18)
    return paint.decorate(block('khaman', half, 0.5, skin, seed + 1, 90), paint.sponge(seed))


def dhokla(seed, half=(2.1, 2.1, 1.25), band=True):
    """White rice-and-dal sponge; a sandwich has green chutney in the middle."""
    skin = paint.skin('dhokla', 0.35, (0.8, 0.6, 0.4), 0.62, 0.4, 0.7, 0.2)
    body = block('dhokla', half, 0.32, skin, seed + 1, 90, lump=0.07, belly=0.03)
    return paint.decorate(body, paint.sponge(
        seed, ('#F8F0DA', '#FBF5E4'), '#F6ECD2', '#DCC48E', 0.7, 0.72, (-0.26, 0.26, '#4F8A1C') if band else None,
    ))


def tempering(drop, random, seed, centre, spread, turn, mustard=None, sesame=None, coconut=None, counts=(26, 12, 10), only=None):
    """Scatters seeds over the top of one piece."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot():
        u, v = np.clip(random.normal(0, 0.55, 2), -0.92, 0.92) * spread
        return centre[0] + u * c - v * s, centre[1] + u * s + v * c

    for _ in range(counts[0] if mustard else 0):
        drop.put(mustard, *spot(), lift=0.03, scale=random.uniform(0.8, 1.1), only=only)
    for _ in range(counts[1] if sesame else 0):
        drop.put(sesame, *spot(), random.uniform(0, 360), (random.uniform(-15, 15), 0), 0.02, random.uniform(0.8, 1.05), only=only)
    for _ in range(counts[2] if coconut else 0):
        drop.put(coconut[random.integers(len(coconut))], *spot(), random.uniform(0, 360),
                 (random.uniform(-20, 20), random.uniform(-12, 12)), 0.03, random.uniform(0.8, 1.1), only=only)


def khandvi_skin():
    return paint.skin('khandvi', 0.3, (0.9, 0.45, 0.14), 0.5, 0.3, 0.6)


def khandvi(seed, material, length=3.6, radius=0.88, turns=3.0):
    """A thin sheet rolled up, lying along x; the roll sags and its free end shows."""
    random = rng(seed)
    a = np.linspace(0, 2 * math.pi * turns, 150)
    grow = 0.14 + (radius - 0.14) * (a / a[-1]) ** 0.92
    lag = random.uniform(0, 0.5) - 0.6
    u, _ = np.meshgrid(a, np.linspace(-1, 1, 40), indexing='ij')
    w = np.broadcast_to(np.linspace(-1, 1, 40)[None, :], u.shape)
    r = grow[:, None] * (1 + 0.03 * noise(np.stack([np.cos(u) * 2, np.sin(u) * 2, w * 2 + u * 0.1], -1), 0.8, seed))
    end = length / 2 * (1 + 0.035 * noise(np.stack([u * 0.35, 0 * u, np.sign(w)], -1), 1, seed + 3))
    y, z = r * np.cos(u + lag), r * np.sin(u + lag)
    z = np.where(z < 0, z * 0.9, z)
    body = sheet('khandvi', np.stack([w * end, y, z + radius * 0.9], -1), 0.19, material)
    specks = [('#E08F10', 3.0, 0.18, 0.2)]
    return paint.decorate(body, paint.mottled(seed, '#F9CF4A', '#F2B92A', 1.4, specks, 0.8, 0.015))


def spiral(seed, radius):
    """The cut face of rolled colocasia leaves: leaf and spiced gram paste in turns."""

    def look(p, normals):
        r = np.hypot(p[:, 0], p[:, 1]) + 0.2 * noise(p * np.array([1, 1, 0.4]), 0.9, seed, 2)
        phase = (r / (radius / 3.6) + np.arctan2(p[:, 1], p[:, 0]) / (2 * math.pi)) % 1
        line = paint.step(phase, 0.0, 0.08) * paint.step(phase, 0.46, 0.34)
        green = np.maximum(line, paint.step(r, radius * 0.93, radius * 0.98))
        paste = paint.mix('#DDA848', '#C4862F', paint.step(noise(p, 2.5, seed + 1, 3), -0.3, 0.3))
        paste = paint.mix(paste, '#8C4A16', paint.flecks(p, 5.0, 0.22, seed))
        leaf = paint.mix('#3C5A17', '#64822A', paint.step(noise(p, 2.2, seed + 2, 3), -0.3, 0.35))
        height = -0.05 * green + 0.035 * noise(p, 3.5, seed + 3, 3)
        return paint.mix(paste, leaf, green), 0.9 * paint.step(noise(p, 1.2, seed + 4), -0.4, 0.1), height

    return look


def patra(seed, radius=2.1, thick=0.85):
    def shape(p):
        """Turns the soft box into an uneven disc."""
        a = np.arctan2(p[:, 1], p[:, 0])
        square = np.maximum(np.abs(p[:, 0]), np.abs(p[:, 1]))
        k = square / (np.hypot(p[:, 0], p[:, 1]) + 1e-9)
        out = 1 + 0.05 * noise(np.stack([np.cos(a), np.sin(a), 0 * a], -1), 1.1, seed)
        return np.stack([p[:, 0] * k * out * 1.08, p[:, 1] * k * out * 0.94, p[:, 2] + 0.05 * noise(p, 1.2, seed)], -1)

    skin = paint.skin('patra', 0.12, (0.4, 0.25, 0.08), 0.5, 0.3, 0.6)
    body = block('patra', (radius, radius, thick / 2), 0.16, skin, seed, 90, 0.05, 0.02, 0.0, 0.02, shape)
    return paint.decorate(body, spiral(seed, radius))


def baked(seed, half_height):
    """Orange crust above, moist crumb with gourd and lentils below."""

    def look(p, normals):
        z = p[:, 2] + 0.2 * noise(p, 1.3, seed, 2)
        fine = noise(p, 3.5, seed + 1, 4)
        color = paint.mix('#F0C76A', '#DDA23F', paint.step(fine, -0.3, 0.3))
        for i, (speck, scale, share, size) in enumerate(
            [('#F7E6B0', 2.0, 0.3, 0.3), ('#6E9A3A', 2.4, 0.22, 0.24), ('#C65A1E', 3.2, 0.12, 0.22), ('#A8661F', 6.0, 0.2, 0.3)]
        ):
            color = paint.mix(color, speck, paint.flecks(p, scale, share, seed + 3 * i, size) * 0.85)
        crust = paint.mix('#CF7A26', '#A9551A', paint.step(noise(p, 0.8, seed + 2, 3), -0.35, 0.35))
        crust = paint.mix(crust, '#7A3009', paint.step(fine, 0.2, 0.6))
        color = paint.mix(color, crust, paint.step(z, half_height - 0.36, half_height - 0.2))
        color = paint.mix(color, '#A5520F', paint.step(z, -half_height + 0.3, -half_height + 0.14))
        distance, wide, _ = paint.cells(p, 3.2, seed)
        holes = paint.step(distance, 0.32, 0.1) * (wide > 0.4)
        return color, 0.4 * paint.step(noise(p, 1.0, seed + 9), -0.2, 0.3), 0.09 * fine - 0.1 * holes

    return look


def handvo(seed, half=(3.4, 2.6, 1.5)):
    """A wedge cut from a round: its point at -x, its baked rim at +x."""
    def shape(p):
        t = np.clip((p[:, 0] + half[0]) / (2 * half[0]), 0, 1)
        bow = 0.35 * (1 - (p[:, 1] / half[1]) ** 2) * t**3
        return np.stack([p[:, 0] + bow, p[:, 1] * (0.1 + 0.9 * t), p[:, 2] - 0.25 * t**6 * np.clip(p[:, 2] / half[2], 0, 1)], -1)

    skin = paint.skin('handvo', 0.15, (0.5, 0.3, 0.1), 0.6, 0.4, 0.3)
    body = block('handvo', half, 0.22, skin, seed, 96, 0.07, 0.16, 0.0, 0.0, shape)
    return paint.decorate(body, baked(seed, half[2]))
