"""Garnish and small things, made as patterns for copies."""

import math

import numpy as np

from kit import materials, paint
from kit.shapes import ball, mesh, grid_faces, noise, place, rng, round_ends, sheet, stored, tube


def curry_leaves(count=3):
    material = materials.leaf('#2F6B1C', '#478527')
    leaves = []
    for i in range(count):
        length, width, bend, phase = 2.9 + 0.3 * i, 0.5 + 0.04 * i, 0.25 + 0.12 * i, i * 2.1
        u, v = np.meshgrid(np.linspace(0, 1, 29), np.linspace(-1, 1, 11), indexing='ij')
        w = width * np.sin(math.pi * np.minimum(1, u**0.85)) ** 0.8 * (1 - 0.25 * u) + 0.012
        z = bend * length * (u * (1 - u) * 1.2 - 0.25 * u * u) + np.abs(v) * w * 0.3 + 0.03 * length * np.sin(u * 9 + phase) * v * v
        p = np.stack([length * u, v * w, z], -1)
        uv = np.stack([u, (v + 1) / 2], -1)
        leaves.append(mesh('curry', p, grid_faces(29, 11), material, uv))
    return stored(*leaves)


def coriander(count=4):
    material = materials.leaf('#4E9A2B', '#6BB53A', '#9BD05A', 0.45, False)
    leaves = []
    for i in range(count):
        radius, phase = 0.75 + 0.1 * i, i * 1.7
        t, a = np.meshgrid(np.linspace(0, 1, 11), np.linspace(-2.7, 2.7, 73), indexing='ij')
        lobe, tooth = np.abs(np.cos(1.5 * a)) ** 0.6, np.abs(np.cos(4.5 * a)) ** 0.7
        r = radius * (0.34 + 0.46 * lobe + 0.2 * tooth * (0.4 + 0.6 * lobe)) * t
        z = 0.35 * radius * t**2 * (0.5 * np.sin(2 * a + phase) + 0.35 * np.cos(3 * a + phase)) + 0.06 * radius * t * np.sin(9 * a + phase)
        uv = np.stack([t * 0.5, 0.5 + 0.45 * ((a * 1.7) % 1 - 0.5)], -1)
        leaves.append(mesh('coriander', np.stack([r * np.cos(a) * 1.05, r * np.sin(a), z], -1), grid_faces(11, 73), material, uv))
    return stored(*leaves)


def chilli(at, turn=(0, 0, 0), length=6.0, radius=0.48, bend=0.4, red=False, fried=False):
    """A whole chilli with its cap and stem; fried ones are blistered and duller."""
    if red:
        skin = materials.plain('chilli', '#B3160C', 0.2, 0.8, 0.1, (0.6, 0.1, 0.05), second='#8E0F0A', grain=0.8)
    elif fried:
        skin = materials.plain('chilli', '#4C7A26', 0.3, 0.7, 0.1, (0.4, 0.6, 0.1), second='#90994A', grain=1.6, bump=0.5)
    else:
        skin = materials.plain('chilli', '#4E9A2E', 0.22, 0.7, 0.12, (0.4, 0.8, 0.1), second='#3C8424', grain=0.8)
    green = materials.plain('stem', '#7FA64A', 0.5)
    u = np.linspace(0, 1, 50)
    path = np.stack([length * (u - 0.5), bend * length * (u - 0.5) ** 2 * 2, 0.06 * length * np.sin(u * 3)], -1)
    r = np.maximum(radius * np.minimum(1, u / 0.07) ** 0.5 * (1 - u**2.6) ** 0.75 * (1 + 0.05 * np.sin(u * 17)), 0.015)
    body = tube('chilli', path, r, skin, 22, rough=0.12 if fried else 0.03, rough_scale=1.2)
    out = path[0] - path[2]
    out = out / np.linalg.norm(out)
    cap = tube('cap', [path[0] + out * d for d in (0.32, 0.12, -0.03, -0.12)][::-1], [radius, radius * 0.95, radius * 0.5, 0.09], green, 16)
    t = np.linspace(0, 1, 11)[:, None]
    stem = tube('stem', path[0] + out * t * 1.5 + np.array([0, 0.35, 0.35]) * t**2, 0.085 + 0.05 * t[:, 0] ** 3, green, 12)
    for part in (body, cap, stem):
        place(part, at, turn)


def mustard():
    return stored(ball('mustard', materials.plain('mustard', '#2A1A14', 0.3, 0.5, second='#4A2C1C', grain=9), 2, lambda p: p * 0.105))[0]


def sesame(color='#F3E2B8'):
    drop = lambda p: np.stack([p[:, 0], p[:, 1] * 0.55 * (1 - 0.35 * p[:, 0]), p[:, 2] * 0.4], -1) * 0.15
    return stored(ball('sesame', materials.plain('sesame', color, 0.4, 0.2, 0.1, (0.5, 0.4, 0.3)), 3, drop))[0]


def coconut(count=4):
    material = materials.plain('coconut', '#FBF7EA', 0.6, 0, 0.2, (0.6, 0.5, 0.4))
    t = np.linspace(0, 1, 10)
    shreds = []
    for i in range(count):
        path = np.stack([t * 0.55 - 0.27, 0.06 * np.sin(t * 3 + i), 0.05 * np.sin(t * 4 + i * 2)], -1)
        shreds.append(tube('coconut', path, 0.012 + 0.034 * np.sin(math.pi * (t * 0.9 + 0.05)), material, 7))
    return stored(*shreds)


def pomegranate(count=3):
    material = materials.plain('aril', '#C4123F', 0.12, 0.9, 0.4, (0.8, 0.12, 0.15), second='#E2355B', grain=2.5)
    shape = lambda k: lambda p: (p * np.array([0.36, 0.27, 0.25]) * (1 + 0.1 * noise(p, 1.3, k))[:, None] * (1 + 0.22 * p[:, :1]))
    return stored(*[ball('aril', material, 4, shape(i)) for i in range(count)])


def peanuts(count=3):
    skin = paint.skin('peanut', 0.1)
    shape = lambda k: lambda p: p * np.array([0.55, 0.34, 0.24]) * (1 + 0.06 * noise(p, 1.5, k))[:, None]
    look = lambda k: paint.fried(k, '#E3B578', '#CF9450', '#8C4A22', 0.42, 0.01, 2.0, 0.0, 0.6)
    return stored(*[paint.decorate(ball('peanut', skin, 4, shape(i)), look(i)) for i in range(count)])


def onions(count=4, color='#E7C6D6'):
    """Small cubes, pale with a pink side."""
    material = materials.plain('onion', '#F6EDEE', 0.25, 0.5, 0.3, (0.6, 0.5, 0.5), second=color, grain=2.2)
    shape = lambda k: lambda p: np.sign(p) * np.abs(p) ** 0.45 * np.array([0.26, 0.2, 0.15]) * (1 + 0.15 * noise(p, 0.8, k))[:, None]
    return stored(*[ball('onion', material, 4, shape(i)) for i in range(count)])


def slivers(color='#9DB83A', second='#6F9A2C', size=(0.5, 0.11, 0.065), count=3):
    """Pistachio or almond, cut lengthwise."""
    material = materials.plain('sliver', color, 0.4, 0.3, 0.15, (0.4, 0.5, 0.1), second=second, grain=6)
    shape = lambda k: lambda p: p * np.array(size) * np.array([1, 1, 1]) + np.stack([0 * p[:, 0], 0 * p[:, 0], 0.08 * (k - 1) * p[:, 0] ** 2], -1)
    return stored(*[ball('sliver', material, 3, shape(i)) for i in range(count)])


def sev(count=14, radius=0.06, length=(1.0, 2.6), colors=('#F2B32E', '#E39A1C'), seed=0, soft=0.1):
    """Thin fried strands, curved, broken at both ends."""
    material = materials.plain('sev', colors[0], 0.5, 0.15, soft, (0.3, 0.15, 0.05), second=colors[1], grain=2.0, bump=0.25)
    random, strands = rng(seed), []
    for _ in range(count):
        n = 22
        turn = np.cumsum(random.normal(0, 0.10, n) + random.normal(0, 0.09))
        step = random.uniform(*length) / n
        lift = np.cumsum(random.normal(0, 0.05, n))
        path = np.cumsum(np.stack([np.cos(turn), np.sin(turn), lift * 0.5], -1) * step, 0)
        strands.append(tube('sev', path - path.mean(0), radius * (1 + 0.08 * noise(path * 8)) * round_ends(n, 0.03, 0.03, 0.5), material, 8))
    return stored(*strands)


def shreds(name, material, count=8, size=(3.0, 0.22), seed=0, thick=0.1):
    """Flat curled strips: raw papaya, carrot, cabbage."""
    random, made = rng(seed), []
    for _ in range(count):
        n = 26
        turn = np.cumsum(random.normal(0, 0.05, n) + random.normal(0, 0.07))
        path = np.cumsum(np.stack([np.cos(turn), np.sin(turn), 0.4 * np.sin(np.linspace(0, 5, n) + random.uniform(0, 6))], -1) * size[0] / n, 0)
        path -= path.mean(0)
        v = np.linspace(-1, 1, 5)[None, :, None]
        roll = random.uniform(-0.6, 0.6) + np.linspace(0, random.uniform(-1.5, 1.5), n)
        side = np.stack([-np.sin(turn) * np.cos(roll), np.cos(turn) * np.cos(roll), np.sin(roll)], -1)[:, None]
        made.append(sheet(name, path[:, None] + side * v * size[1], thick, material))
    return stored(*made)


def lime(at, turn=(0, 0, 0), radius=1.6):
    """A wedge of lime, flesh up."""
    n_rings, n_angles = 30, 60
    skin = materials.plain('lime', '#6FA62E', 0.3, 0.5, 0.15, (0.4, 0.6, 0.1), second='#86B83A', grain=4, bump=0.2)
    shape = lambda p: np.stack([p[:, 0] * 1.15, np.minimum(p[:, 1], 0.02), p[:, 2]], -1) * radius
    half = ball('lime', lime_flesh(skin, radius), 6, shape)
    return place(half, at, turn)


def lime_flesh(_, radius):
    n = materials.Nodes('lime')
    x, y, z = n.split(n.coords.outputs['Object'])
    r = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', n.math('DIVIDE', x, 1.15), n.math('DIVIDE', x, 1.15)), n.math('MULTIPLY', z, z)))
    angle = n.math('ARCTAN2', z, x)
    spoke = n.ramp(n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', angle, 4.5))), 0.05, 0.22)
    pulp = n.mix(spoke, '#EEF3C4', '#C2D45A')
    face = n.mix(n.ramp(r, radius * 0.84, radius * 0.9), pulp, '#F2F4D6')
    face = n.mix(n.ramp(r, radius * 0.93, radius * 0.97), face, '#5E9A22')
    cut = n.ramp(y, -0.06, -0.0)
    color = n.mix(cut, '#6FA62E', face)
    return n.surface(n.principled(color, 0.25, (0.5, 0.6, 0.2), 0.5, 0.1, Roughness=0.3))


def powder(color):
    """One grain of chilli powder or masala."""
    return stored(ball('powder', materials.plain('powder', color, 0.7), 1, lambda p: p * 0.045))[0]


def scatter(drop, random, patterns, centre, radius, count, only=None, lift=0.03, steepest=0.6, tilt=20, scale=(0.8, 1.1), power=0.5):
    """Lays count copies at random inside a circle."""
    for _ in range(count):
        r, a = radius * random.uniform(0, 1) ** power, random.uniform(0, 2 * math.pi)
        pattern = patterns[random.integers(len(patterns))]
        drop.put(pattern, centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), random.uniform(0, 360),
                 tuple(random.uniform(-tilt, tilt, 2)), lift, random.uniform(*scale), steepest, only)


def saffron(count=3):
    material = materials.plain('saffron', '#A81E08', 0.35, 0.4)
    t = np.linspace(0, 1, 13)
    path = lambda i: np.stack([t * 1.0 - 0.5, 0.18 * np.sin(t * 4 + i * 2), 0.08 * np.sin(t * 3 + i)], -1)
    return stored(*[tube('saffron', path(i), 0.016 + 0.02 * t, material, 6) for i in range(count)])
