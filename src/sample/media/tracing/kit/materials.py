"""Surfaces. Colours were judged in the finished, graded picture, not in Blender."""

from kit.nodes import Nodes


def plain(name, color, rough=0.4, coat=0.0, soft=0.0, depth=(1, 0.5, 0.2), shine=0.5, second=None, grain=3.0, bump=0.0):
    """One colour, or two in soft patches of 1/grain cm."""
    n = Nodes(name)
    patches = n.noise(n.at(), grain, 2.0) if second or bump else None
    tone = n.mix(n.ramp(patches, 0.35, 0.65), color, second) if second else color
    shader = n.principled(tone, soft, depth, coat, 0.08, Roughness=rough, Specular=shine)
    if bump:
        n.set(shader.inputs['Normal'], n.bump(patches, bump))
    return n.surface(shader)


def steel():
    """Brushed in circles round the axis, as spun thalis and katoris are."""
    n = Nodes('steel')
    x, y, z = n.split(n.coords.outputs['Object'])
    r = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    rings = n.add('CombineXYZ', X=n.math('MULTIPLY', r, 14.0), Y=n.math('MULTIPLY', z, 14.0), Z=0.0)
    brush = n.noise(rings, 1.5, 2.0, 0.7)
    shader = n.principled(
        '#E6E5E2', Metallic=1.0, Roughness=n.ramp(brush, 0.3, 0.7, 0.235, 0.27), Anisotropic=0.65,
        Tangent=n.add('Tangent', dict(direction_type='RADIAL', axis='Z')),
    )
    return n.surface(shader)


def brass():
    n = Nodes('brass')
    shader = n.principled('#E0B45A', Metallic=1.0, Roughness=n.ramp(n.noise(n.at(), 2.0), 0.3, 0.7, 0.18, 0.3))
    return n.surface(shader)


def enamel(rings):
    """White enamel; rings are (inner, outer) radii painted indigo."""
    n = Nodes('enamel')
    x, y, _ = n.split(n.coords.outputs['Object'])
    r = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    paint = 0.0
    for inner, outer in rings:
        paint = n.math('MAXIMUM', paint, n.math('MULTIPLY', n.ramp(r, inner - 0.03, inner + 0.03),
                                                n.ramp(r, outer - 0.03, outer + 0.03, 1.0, 0.0)))
    return n.surface(n.principled(n.mix(paint, '#DFE2E2', '#14305F'), coat=0.3, Roughness=0.25, Specular=0.4))


def leaf(color, second, rib='#9CC15A', rough=0.35, veins=True, count=60.0):
    """Along u runs the midrib at v = 0.5; veins slant away from it."""
    n = Nodes('leaf')
    u, v, _ = n.split(n.add('UVMap').outputs[0])
    away = n.math('ABSOLUTE', n.math('SUBTRACT', v, 0.5))
    midrib = n.ramp(away, 0.012, 0.05, 1.0, 0.0)
    wave = n.math('SINE', n.math('ADD', n.math('MULTIPLY', u, count), n.math('MULTIPLY', away, -0.75 * count)))
    vein = n.ramp(wave, 0.75, 1.0)
    tone = n.mix(n.ramp(n.noise(n.at(), 2.0, 2.0), 0.35, 0.65), color, second)
    shape = {}
    if veins:
        tone = n.mix(n.math('MULTIPLY', vein, 0.22), tone, rib)
        shape = dict(Normal=n.bump(n.math('SUBTRACT', 0.0, n.math('MAXIMUM', vein, midrib)), 0.25, 0.03))
    tone = n.mix(n.math('MULTIPLY', midrib, 0.7), tone, rib)
    front = n.principled(tone, coat=0.35, coat_rough=0.2, Roughness=rough, Specular=0.45, **shape)
    through = n.add('BsdfTranslucent', Color=n.mix(0.5, tone, '#B9DB3C'))
    both = n.add('MixShader', Fac=0.25)
    n.set(both.inputs[1], front)
    n.set(both.inputs[2], through)
    return n.surface(both)


def liquid(name, color, second=None, rough=0.12, soft=0.2, grain=1.0, flecks=None, bump=0.0, shine=0.5):
    n = Nodes(name)
    patches = n.noise(n.at(), grain, 4.0)
    tone = n.mix(n.ramp(patches, 0.35, 0.65), color, second) if second else color
    for shade, scale, part in flecks or []:
        tone = n.mix(n.flecks(n.at(), scale, part), tone, shade)
    shader = n.principled(tone, soft, (0.6, 0.4, 0.2), Roughness=rough, Specular=shine)
    if bump:
        n.set(shader.inputs['Normal'], n.bump(n.noise(n.at(), grain * 2, 4.0), bump, 0.1))
    return n.surface(shader)


def glass(tint='#FBFAF8', edge='#8FA6A0'):
    """A thin shell that is clear, darker at grazing angles, and mirrors the studio's lights.

    Real refraction without caustics turns black here, and a traced mirror on a clear shell is all grain;
    so the lights' reflections are worked out from the direction in which a mirror would look.
    """
    n = Nodes('glass')
    facing = n.add('LayerWeight', Blend=0.5).outputs['Facing']
    share = n.math('ADD', n.math('MULTIPLY', n.math('POWER', facing, 3.0), 0.5), 0.26)
    lit = n.add('Emission', Color='#FFFFFF', Strength=n.math('MULTIPLY', n.studio_lights(True), share))
    clear = n.add('BsdfTransparent', Color=n.mix(n.math('POWER', facing, 5.0), tint, edge))
    both = n.add('AddShader', i0=lit, i1=clear)
    shadow = n.add('MixShader', Fac=n.add('LightPath').outputs['Is Shadow Ray'])
    n.set(shadow.inputs[1], both)
    n.set(shadow.inputs[2], n.add('BsdfTransparent', Color='#FFFFFF'))
    return n.surface(shadow)


def newsprint():
    """Unreadable print: rows of grey dashes in columns."""
    n = Nodes('newsprint')
    u, v, _ = n.split(n.add('UVMap').outputs[0])
    at = n.add('CombineXYZ', X=n.math('MULTIPLY', u, 14.0), Y=n.math('MULTIPLY', v, 40.0), Z=0.0)
    words = n.add('TexBrick', dict(offset=0.37, offset_frequency=3), Vector=at, Color1='#9A978F', Color2='#6E6C69', Mortar='#F2EEE3',
                  Scale=1.0, Mortar_Size=0.16, Mortar_Smooth=0.3, Brick_Width=0.42, Row_Height=0.42)
    stain = n.ramp(n.noise(n.at(), 0.35, 3.0), 0.45, 0.62)
    ink = n.mix(n.math('MULTIPLY', stain, 0.35), words, '#F2EEE3')
    return n.surface(n.principled(ink, Roughness=0.7, Specular=0.2))
