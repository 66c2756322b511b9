"""The first picture as a phone sees it: the same thali below, calm indigo above for the headline."""

from dishes.hero_thali import thali
from kit import studio

GROUND = 'gali'
RATIO = 1500 / 1200


def build():
    thali()
    studio.camera((0.1, 6.9, 1.2), 28.0, azimuth=8, focus=(-1, -5, 2))
