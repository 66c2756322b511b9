"""Thali, katori, enamel plate, bowl, tumbler, tea glass, leaf, paper, spoon: one family."""

import math

import numpy as np

from kit import materials
from kit.shapes import copy, curve, lathe, noise, place, sheet, tube

THALI_FLOOR, PLATE_FLOOR, KATORI_FLOOR = 0.22, 0.38, 0.12
made = {}


def once(key, make):
    """Ware of one picture shares its materials."""
    if key not in made:
        made[key] = make()
    return made[key]


def steel():
    return once('steel', materials.steel)


def thali(radius=11.1, at=(0, 0, 0)):
    """Flat floor, steep wall, rolled rim."""
    wall = [(-1.5, 0.26), (-1.0, 0.5), (-0.65, 1.2), (-0.5, 1.65), (-0.25, 1.82), (0, 1.72), (-0.02, 1.55), (-0.2, 1.5),
            (-0.35, 1.2), (-0.75, 0.45), (-1.2, 0.1), (-1.9, 0)]
    profile = [(0, 0.22), (radius * 0.4, 0.22), (radius - 2.5, 0.22), *[(radius + r, z) for r, z in wall], (radius * 0.4, 0), (0, 0)]
    return place(lathe('thali', curve(profile, 7), steel(), 220), at)


def plate(radius=9.3, at=(0, 0, 0)):
    """White enamel with an indigo rim; deep enough to hold a sauce."""
    k = radius / 9.3
    profile = [(0, 0.38), (3, 0.38), (5.6, 0.4), (6.6, 0.6), (7.6, 1.0), (8.7, 1.32), (9.25, 1.45), (9.33, 1.36), (9.2, 1.28),
               (7.6, 0.7), (6.2, 0.25), (5.4, 0), (5.0, 0), (4.8, 0.15), (0, 0.15)]
    rings = [(8.9 * k, 9.6 * k), (8.42 * k, 8.52 * k)]
    material = once(('enamel', radius), lambda: materials.enamel(rings))
    return place(lathe('plate', curve([(r * k, z) for r, z in profile], 7), material, 220), at)


def bowl(radius=6.0, height=4.2, at=(0, 0, 0)):
    """Enamel bowl of the same family."""
    shape = [(0, 0.3), (0.45, 0.3), (0.62, 0.45), (0.85, 1.6 / 4.2 * height), (0.96, 3.2 / 4.2 * height), (1.0, height), (1.015, height + 0.03),
             (1.03, height - 0.05), (0.99, 3.2 / 4.2 * height), (0.88, 1.5 / 4.2 * height), (0.66, 0.25), (0.55, 0), (0.5, 0), (0.48, 0.15), (0, 0.15)]
    profile = [(r * radius, z) for r, z in shape]
    material = once(('bowl', radius), lambda: materials.enamel([(radius * 0.985, radius * 1.1)]))
    return place(lathe('bowl', curve(profile, 7), material, 200), at)


def katori(at, scale=1.0, fill=None, level=1.76):
    """A small steel bowl and what is in it; level is the height of the filling in an unscaled katori."""
    shape = [(0, 0.12), (1.6, 0.12), (2.1, 0.3), (2.55, 1.0), (2.8, 1.9), (2.9, 2.25), (3.02, 2.32), (3.08, 2.22), (2.98, 1.9),
             (2.75, 1.0), (2.25, 0.2), (1.7, 0), (0, 0)]
    cup = place(lathe('katori', curve(shape, 7), steel(), 150), at, scale=scale)
    if fill:
        edge = np.interp(level, [0.3, 1.0, 1.9, 2.25], [2.1, 2.55, 2.8, 2.9])
        top = [(0, level), (1, level - 0.01), (edge * 0.8, level - 0.03), (edge * 0.94, level), (edge, level + 0.08)]
        place(lathe('filling', curve(top, 8), fill, 150), at, scale=scale)
    return cup


def tumbler(at, fill=None, height=9.0, radius=3.4):
    """A steel glass, wider at its rim."""
    low = radius * 0.74
    out = [(0, 0), (low - 0.15, 0), (low, 0.12), (radius - 0.1, height - 0.5), (radius, height - 0.12), (radius + 0.06, height),
           (radius - 0.04, height + 0.03), (radius - 0.14, height - 0.1), (radius - 0.2, height - 0.5), (low - 0.1, 0.6), (low - 0.4, 0.4), (0, 0.4)]
    place(lathe('tumbler', curve(out, 6), steel(), 180), at)
    if fill:
        level = height - 0.75
        edge = radius - 0.21
        place(lathe('filling', curve([(0, level), (edge * 0.6, level - 0.02), (edge * 0.93, level), (edge, level + 0.06)], 8), fill, 160), at)


def banana_leaf(length=30, width=15, at=(0, 0, 0), turn=0.0, seed=0):
    """A cut piece of leaf: its midrib along the length, gentle waves, one edge a little torn."""
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(-1, 1, 60), indexing='ij')
    x = u * length / 2
    y = v * width / 2 * (1 + 0.03 * noise(np.stack([u * 4, 0 * u, v], -1), 1, seed))
    z = 0.14 + 0.1 * np.abs(v) ** 2 * (1 + noise(np.stack([x, y, 0 * x], -1), 0.16, seed)) + 0.16 * np.abs(u) ** 6
    z = z + 0.1 * noise(np.stack([x * 1.5, y * 0.2, 0 * x], -1), 0.5, seed + 2) * np.abs(v)
    material = once('banana', lambda: materials.leaf('#2A6420', '#387828', '#9BBF5C', 0.4, True, 190.0))
    return place(sheet('leaf', np.stack([x, y, z], -1), 0.06, material), at, (0, 0, turn))


def paper(length=24, width=18, at=(0, 0, 0), turn=0.0, seed=0, curl=1.0):
    """A sheet of newsprint, crumpled a little, its corners lifting."""
    u, v = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(-1, 1, 90), indexing='ij')
    p = np.stack([u * length / 2, v * width / 2, 0 * u], -1)
    lift = curl * (0.9 * (np.abs(u * v) ** 4) + 0.25 * np.abs(v) ** 8)
    fold = 0.10 * np.abs(noise(p, 0.22, seed)) + 0.05 * np.abs(noise(p, 0.6, seed + 3))
    p[..., 2] = 0.04 + lift + fold
    material = once('newsprint', materials.newsprint)
    return place(sheet('paper', p, 0.03, material), at, (0, 0, turn))


def cone(at, turn=0.0, length=15.0, mouth=4.6, seed=0):
    """A newsprint cone lying on its side, its mouth towards +x and cut slanting."""
    u, a = np.meshgrid(np.linspace(0.02, 1, 90), np.linspace(0, 2 * math.pi * 1.12, 120), indexing='ij')
    grow = u * length * (1 + 0.10 * np.cos(a)) 
    r = u * mouth * (1 + 0.012 * a)
    y, z = r * np.sin(a), r * np.cos(a)
    p = np.stack([grow, y, z], -1)
    p = p + noise(p, 0.35, seed)[..., None] * 0.10 * u[..., None]
    slope = mouth / length
    p[..., 2] = np.maximum(p[..., 2] + p[..., 0] * slope * 0.97, 0.05 + 0.02 * a)
    return place(sheet('cone', p, 0.035, once('newsprint', materials.newsprint)), at, (0, 0, turn))


def spoon(at, turn=(0, 0, 0), length=9.0):
    """Brass, small, for chutney."""
    material = once('brass', materials.brass)
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 24), indexing='ij')
    w = 1.1 * np.sqrt(np.clip(1 - (u * 2 - 1) ** 2, 0, 1)) * (1 - 0.15 * u) + 0.02
    head = np.stack([u * 3.2, v * w, 0.55 * (v**2 + (u * 2 - 1) ** 2 * 0.7) * 0.8], -1)
    bowl_ = sheet('spoon', head, 0.09, material)
    handle = curve([(3.1, 0, 0.45), (4.2, 0, 0.75), (length * 0.75, 0, 0.95), (length, 0, 0.9)], 12)
    stick = tube('handle', handle, np.linspace(0.2, 0.3, len(handle)), material, 16, 0.45)
    for part in (bowl_, stick):
        place(part, at, turn)


def again(obj, at, turn=0.0):
    return copy(obj, at, (0, 0, turn))
