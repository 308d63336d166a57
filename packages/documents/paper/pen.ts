import type { Colour, Dress, Shape } from '../brands/dress'
import { faceOf } from '../fonts/faces'
import { type Pdf, registerFace, type Tag } from './pdf'
import { type Faces, type Line, setLines } from './set-lines'
import type { Style } from './styles'
import type { Text } from './text'

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

export function createPen(pdf: Pdf, dress: Dress): Pen {
  const faces: Faces = {
    regular: faceOf(dress.family, 'regular'),
    bold: faceOf(dress.family, 'bold'),
    wideRegular: faceOf('wide', 'regular'),
    wideBold: faceOf('wide', 'bold'),
  }
  for (const face of Object.values(faces)) registerFace(pdf, face)
  const { colours } = dress
  let writing: Tag | undefined

  function rest() {
    if (writing) pdf.endMarkedContent()
    writing = undefined
  }

  return {
    faces,
    linesOf: (text, style, width) => setLines(text, style, width, faces),

    line({ runs }, style, { x, y }, tracking = 0) {
      const { font } = faces[style.weight]
      const height = (font.ascent - font.descent) / font.unitsPerEm
      // The line's own height is centred in its leading, so that sizes side by side share a middle.
      const baseline =
        y + (style.leading - height * style.size) / 2 + (font.ascent / font.unitsPerEm) * style.size
      let at = x
      pdf.fillColor(shown(style.ink))
      for (const { text, face, width } of runs) {
        pdf.font(face.name, style.size)
        pdf.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking })
        at += width
      }
    },

    box({ x, y, width, height }, colour) {
      pdf.rect(x, y, width, height).fill(shown(colour))
    },

    frame({ x, y, width, height }, colour) {
      pdf.rect(x, y, width, height).lineWidth(0.75).stroke(shown(colour))
    },

    rule({ x, y }, width, colour, thickness = 0.5) {
      pdf.rect(x, y - thickness / 2, width, thickness).fill(shown(colour))
    },

    shapes(shapes, { x, y }, size) {
      pdf
        .save()
        .translate(x, y)
        .scale(size / SHAPE_SIDE)
      for (const { path, fill, stroke, opacity = 1, moved = [0, 0] } of shapes) {
        pdf.save().translate(moved[0], moved[1]).path(path)
        if (opacity < 1) pdf.fillOpacity(opacity)
        if (fill) pdf.fill(shown(fill))
        if (stroke)
          pdf.lineWidth(stroke.width).lineCap('round').lineJoin('round').stroke(shown(stroke.colour))
        pdf.restore()
      }
      pdf.restore()
    },

    write(tag) {
      if (writing === tag) return
      rest()
      tag.add(pdf.markStructureContent('Span'))
      writing = tag
    },

    furnish(draw, type = 'Layout') {
      rest()
      pdf.markContent('Artifact', { type })
      draw()
      pdf.endMarkedContent()
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
