"""Loose things in bowls: khamani crumbs, locho, ragda, sev on top."""

import math

import numpy as np

from kit import paint
from kit.shapes import ball, noise, place, sheet, stored


def mound(name, at, radius, height, look, seed=0, rough=0.12, scale=1.6, skin=None, edge=1.0):
    """A soft hill with a lumpy skin, high in the middle."""
    rings, spokes = 90, 220
    r, a = np.meshgrid(np.linspace(0.001, 1, rings), np.linspace(0, 2 * math.pi, spokes, endpoint=False), indexing='ij')
    out = radius * r * (1 + (1 - edge) * noise(np.stack([np.cos(a) * 1.6, np.sin(a) * 1.6, 0 * a], -1), 1, seed))
    p = np.stack([out * np.cos(a), out * np.sin(a), height * (1 - r**2.2)], -1)
    p[..., 2] += rough * (noise(p, scale, seed, 3) + 0.8 * np.abs(noise(p, scale * 2.2, seed + 4, 2)))
    body = sheet(name, p, 0.1, skin or paint.skin(name, 0.2, (0.8, 0.4, 0.15), 0.6, 0.4), wrap=True)
    return place(paint.decorate(body, look), at)


def crumbs(name, count, size, look, seed=0, detail=4):
    """Patterns of crumbled sponge."""
    skin, made = paint.skin(name, 0.25, (0.8, 0.4, 0.15), 0.65, 0.45, 0.4), []
    for i in range(count):
        shape = lambda p, i=i: p * (size * (1 + 0.5 * noise(p, 1.1, seed + i, 2) + 0.12 * noise(p, 4.0, seed + i, 2)))[:, None]
        made.append(paint.decorate(ball(name, skin, detail, shape), look(seed + i)))
    return stored(*made)
