"""A short way to write shader nodes."""

import bpy


def linear(color):
    """Turns '#RRGGBB' into the linear RGBA that Blender wants."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


# Where the key light, the card behind the table and the fill stand, seen from the food: direction, cosines of
# the outer and the inner edge, power.
LIGHTS = (((-0.55, -0.25, 0.8), 0.9, 0.975, 2.4), ((0.1, 0.8, 0.58), 0.82, 0.93, 0.7), ((0.7, -0.58, 0.42), 0.9, 0.98, 0.5))

# White cards that stand to the left and the right of a glass: direction on the table, cosines, power.
CARDS = (((-0.93, -0.37), 0.93, 0.955, 1.5), ((0.97, -0.24), 0.975, 0.985, 0.7))


class Nodes:
    """One material and the nodes in it; values may be numbers, '#RRGGBB', sockets or nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.coords = self.add('TexCoord')

    def set(self, socket, value):
        if isinstance(value, str):
            value = linear(value)
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def add(self, kind, props=None, **inputs):
        """Inputs by name with _ for a space, or by number as i0, i1, …"""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            by_number = key[0] == 'i' and key[1:].isdigit()
            self.set(node.inputs[int(key[1:]) if by_number else key.replace('_', ' ')], value)
        return node

    def at(self, seed=0.0):
        """Object coordinates, moved so that no two pieces show the same grain."""
        return self.vector('ADD', self.coords.outputs['Object'], (seed * 13.7, seed * 7.1, seed * 3.3))

    def split(self, vector):
        return self.add('SeparateXYZ', Vector=vector).outputs

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add('Math', dict(operation=operation, use_clamp=clamp), i0=a, i1=b).outputs[0]

    def vector(self, operation, a, b):
        return self.add('VectorMath', dict(operation=operation), i0=a, i1=b).outputs[0]

    def ramp(self, value, start, end, low=0.0, high=1.0):
        """Smooth step from low to high while the value goes from start to end."""
        return self.add(
            'MapRange', dict(interpolation_type='SMOOTHSTEP'),
            Value=value, From_Min=start, From_Max=end, To_Min=low, To_Max=high,
        ).outputs[0]

    def mix(self, factor, a, b, mode='MIX'):
        return self.add('MixRGB', dict(blend_type=mode), Fac=factor, Color1=a, Color2=b).outputs[0]

    def noise(self, vector, scale, detail=3.0, rough=0.5):
        return self.add('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough).outputs[0]

    def cells(self, vector, scale):
        return self.add('TexVoronoi', Vector=vector, Scale=scale)

    def flecks(self, vector, scale, share, size=0.3):
        """1 inside sparse irregular specks, 0 elsewhere; share is the part of the cells that has one."""
        warp = self.add('TexNoise', Vector=vector, Scale=scale * 1.4, Detail=2.0)
        shaken = self.vector('ADD', vector, self.vector('MULTIPLY', warp.outputs['Color'], (0.7 / scale,) * 3))
        cell = self.cells(shaken, scale)
        chosen = self.math('LESS_THAN', self.split(cell.outputs['Color'])[0], share)
        return self.math('MULTIPLY', self.ramp(cell.outputs['Distance'], size * 1.15, size * 0.8), chosen)

    def bump(self, height, strength=0.3, distance=0.1):
        return self.add('Bump', Strength=strength, Distance=distance, Height=height).outputs[0]

    def studio_lights(self, has_cards=False):
        """What a mirror here would show of the studio: worked out, not traced, so without grain.

        An upright wall seen from above mirrors the table only: glass needs the cards.
        """
        geometry = self.add('NewGeometry').outputs
        away = self.vector('REFLECT', geometry['Incoming'], geometry['Normal'])
        seen = self.math('MULTIPLY', self.ramp(self.split(away)[2], 0.4, -1.0), 0.25)
        for direction, start, end, power in LIGHTS:
            back = tuple(-c for c in direction)
            towards = self.add('VectorMath', dict(operation='DOT_PRODUCT'), i0=away, i1=back).outputs['Value']
            seen = self.math('ADD', seen, self.ramp(towards, start, end, 0.0, power))
        level = self.add('VectorMath', dict(operation='NORMALIZE'), i0=self.vector('MULTIPLY', away, (1.0, 1.0, 0.0)))
        for (x, y), start, end, power in CARDS if has_cards else ():
            towards = self.add('VectorMath', dict(operation='DOT_PRODUCT'), i0=level, i1=(-x, -y, 0.0)).outputs['Value']
            seen = self.math('ADD', seen, self.ramp(towards, start, end, 0.0, power))
        return seen

    def surface(self, shader, displacement=None):
        self.set(self.out.inputs['Surface'], shader)
        if displacement is not None:
            self.set(
                self.out.inputs['Displacement'],
                self.add('Displacement', Height=displacement, Midlevel=0.0, Scale=1.0),
            )
            self.material.cycles.displacement_method = 'BOTH'
        return self.material

    def principled(self, color, soft=0.0, depth=(1.0, 0.5, 0.2), coat=0.0, coat_rough=0.1, **inputs):
        """Soft is the share of light that wanders below the surface, depth how far in cm for R, G, B."""
        node = self.add('BsdfPrincipled', dict(subsurface_method='RANDOM_WALK_FIXED_RADIUS'), Base_Color=color, **inputs)
        self.set(node.inputs['Clearcoat'], coat)
        node.inputs['Clearcoat Roughness'].default_value = coat_rough
        if soft:
            self.set(node.inputs['Subsurface Color'], color)
            node.inputs['Subsurface'].default_value = soft
            node.inputs['Subsurface Radius'].default_value = depth
        return node

    def glaze(self, shader, ior=1.5, gain=1.0, tint='#FFFFFF'):
        """A wet layer: Principled's own clear coat is too weak for syrup, and a traced one too grainy."""
        share = self.math('MINIMUM', self.math('MULTIPLY', self.add('Fresnel', IOR=ior), gain), 0.6)
        lit = self.add('Emission', Color=tint, Strength=self.math('MULTIPLY', self.studio_lights(), share))
        return self.add('AddShader', i0=shader, i1=lit)
