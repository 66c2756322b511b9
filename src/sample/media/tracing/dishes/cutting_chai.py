"""Cutting chai: three small fluted glasses of milky tea on a steel plate, cardamom pods beside."""

from kit import drinks, studio, ware
from kit.shapes import copy, rng

GROUND = 'gali'


def build():
    random = rng(24)
    ware.thali(8.6)
    floor = ware.THALI_FLOOR
    for i, (x, y) in enumerate([(-3.5, -0.3), (0.6, 3.0), (2.9, -2.3)]):
        drinks.chai((x, y, floor), 7.7 - 0.12 * i, 11.0 * i, i)
    pods = drinks.cardamom()
    for x, y, turn in [(-1.8, -5.2, 25), (-0.4, -5.9, -40), (-3.0, -4.9, 80), (-1.0, -4.5, 140)]:
        copy(pods[0], (x, y, floor + 0.36), (random.uniform(0, 90), 0, turn))
    studio.camera((0, 0.6, 3.0), 23.5, azimuth=6)
