import type { Shape } from '@milepost/brands/drawing'
import { faceOf } from '../fonts/faces'
import type { Colour, DocumentTheme } from '../theme'
import type { Text } from './blocks'
import { type Faces, keptLines, type Line, type Style } from './lines'
import { type Ink, ink, mixed, outlined, rounded } from './operators'
import type { Pdf, Tag } from './pdf'

export type Corner = { x: number; y: number }
export type Box = Corner & { width: number; height: number }

/** Draws on the open page, and says of everything drawn which element it belongs to or that it is mere furniture. */
export type Pen = {
  faces: Faces
  linesOf(text: Text, style: Style, width: number): readonly Line[]
  /** A line of text under this corner. */
  line(line: Line, style: Style, corner: Corner, tracking?: number): void
  box(box: Box, colour: Colour): void
  /** The outline of a box. */
  frame(box: Box, colour: Colour): void
  rule(from: Corner, width: number, colour: Colour, thickness?: number): void
  shapes(shapes: readonly Shape[], corner: Corner, size: number): void
  /** What is drawn from now on is part of this element. */
  write(tag: Tag): void
  /** What is drawn in here is not read out. */
  furnish(draw: () => void, type?: 'Layout' | 'Pagination'): void
  /** Nothing drawn belongs to an element any more: before a page ends. */
  rest(): void
}

/** Shapes are drawn in a square of this side. */
const SHAPE_SIDE = 40

export function createPen(pdf: Pdf, theme: DocumentTheme, isCompressed: boolean): Pen {
  const faces: Faces = {
    regular: faceOf(theme.family, 'regular'),
    bold: faceOf(theme.family, 'bold'),
    wideRegular: faceOf('wide', 'regular'),
    wideBold: faceOf('wide', 'bold'),
  }
  const { colours } = theme
  const drawn: Ink = ink(pdf, isCompressed)
  let writing: Tag | undefined

  function rest() {
    drawn.hand()
    if (writing) pdf.endMarkedContent()
    writing = undefined
  }

  return {
    faces,
    linesOf: (text, style, width) => keptLines(text, style, width, faces),

    line({ runs }, style, { x, y }, tracking = 0) {
      const { ascent, height } = faces[style.weight]
      // The line's own height is centred in its leading, so that sizes side by side share a middle.
      const baseline = y + (style.leading - height * style.size) / 2 + ascent * style.size
      drawn.fill(shown(style.ink))
      let at = x
      for (const run of runs) {
        drawn.text(run, style.size, { x: at, y: baseline }, tracking)
        at += run.width
      }
    },

    box({ x, y, width, height }, colour) {
      drawn.fill(shown(colour))
      drawn.say(`${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(height)} re f`)
    },

    frame({ x, y, width, height }, colour) {
      drawn.stroke(shown(colour), 0.75)
      drawn.say(`${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(height)} re S`)
    },

    rule({ x, y }, width, colour, thickness = 0.5) {
      drawn.fill(shown(colour))
      drawn.say(`${rounded(x)} ${rounded(y - thickness / 2)} ${rounded(width)} ${rounded(thickness)} re f`)
    },

    shapes(shapes, { x, y }, size) {
      const scale = size / SHAPE_SIDE
      for (const { path, fill, stroke, opacity = 1, moved = [0, 0] } of shapes) {
        const [left, top] = [x + moved[0] * scale, y + moved[1] * scale]
        if (fill) drawn.fill(mixed(shown(fill), colours.band, opacity))
        if (stroke) drawn.stroke(shown(stroke.colour), stroke.width)
        const placed = `${rounded(scale)} 0 0 ${rounded(scale)} ${rounded(left)} ${rounded(top)} cm`
        drawn.say(`q ${placed} ${stroke ? '1 J 1 j ' : ''}${outlined(path)} ${stroke ? 'S' : 'f'} Q`)
      }
    },

    write(tag) {
      if (writing === tag) return
      rest()
      tag.add(pdf.markStructureContent('Span'))
      writing = tag
    },

    furnish(draw, type = 'Layout') {
      rest()
      drawn.say(`/Artifact <</Type /${type}>> BDC`)
      draw()
      drawn.say('EMC')
    },

    rest,
  }

  function shown(colour: Colour): string {
    return isValue(colour) ? colour : colours[colour]
  }
}

function isValue(colour: Colour): colour is `#${string}` {
  return colour.startsWith('#')
}
