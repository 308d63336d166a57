import type { Shape } from '@milepost/brands/drawing'
import { faceOf } from '../fonts/faces.ts'
import type { Colour, DocumentTheme } from '../theme.ts'
import type { Text } from './blocks.ts'
import { cachedLines, type Faces, type Line, type Style } from './lines.ts'
import { mixed, type PageOperators, pageOperators, pathOperators, rounded } from './operators.ts'
import type { Pdf, Tag } from './pdf.ts'

export type Corner = { x: number; y: number }
export type Box = Corner & { width: number; height: number }

/** Draws on the open page. Everything drawn belongs to a tagged element or is an artifact, which screen readers skip. */
export type DrawingContext = {
  faces: Faces
  linesOf(text: Text, style: Style, width: number): readonly Line[]
  /** A line of text with this top left corner. */
  line(line: Line, style: Style, corner: Corner, tracking?: number): void
  box(box: Box, colour: Colour): void
  /** The outline of a box. */
  frame(box: Box, colour: Colour): void
  rule(from: Corner, width: number, colour: Colour, thickness?: number): void
  shapes(shapes: readonly Shape[], corner: Corner, size: number): void
  /** What is drawn from now on belongs to this element. */
  beginTag(tag: Tag): void
  /** What is drawn in here is not read out. */
  artifact(draw: () => void, type?: 'Layout' | 'Pagination'): void
  /** Ends the open element. Call it before the page ends. */
  endTag(): void
}

/** The side of the square that shapes are drawn in. */
const SHAPE_SIDE = 40

export function createDrawingContext(pdf: Pdf, theme: DocumentTheme, isCompressed: boolean): DrawingContext {
  const faces: Faces = {
    regular: faceOf(theme.family, 'regular'),
    bold: faceOf(theme.family, 'bold'),
    wideRegular: faceOf('wide', 'regular'),
    wideBold: faceOf('wide', 'bold'),
  }
  const { colours } = theme
  const operators: PageOperators = pageOperators(pdf, isCompressed)
  let openTag: Tag | undefined

  function endTag() {
    operators.flush()
    if (openTag) pdf.endMarkedContent()
    openTag = undefined
  }

  return {
    faces,
    linesOf: (text, style, width) => cachedLines(text, style, width, faces),

    line({ runs }, style, { x, y }, tracking = 0) {
      const { ascent, height } = faces[style.weight]
      // The line is centred in its leading, so that different sizes side by side are aligned.
      const baseline = y + (style.leading - height * style.size) / 2 + ascent * style.size
      operators.fill(shown(style.colour))
      let at = x
      for (const run of runs) {
        operators.text(run, style.size, { x: at, y: baseline }, tracking)
        at += run.width
      }
    },

    box({ x, y, width, height }, colour) {
      operators.fill(shown(colour))
      operators.emit(`${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(height)} re f`)
    },

    frame({ x, y, width, height }, colour) {
      operators.stroke(shown(colour), 0.75)
      operators.emit(`${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(height)} re S`)
    },

    rule({ x, y }, width, colour, thickness = 0.5) {
      operators.fill(shown(colour))
      operators.emit(
        `${rounded(x)} ${rounded(y - thickness / 2)} ${rounded(width)} ${rounded(thickness)} re f`,
      )
    },

    shapes(shapes, { x, y }, size) {
      const scale = size / SHAPE_SIDE
      for (const { path, fill, stroke, opacity = 1, moved = [0, 0] } of shapes) {
        const [left, top] = [x + moved[0] * scale, y + moved[1] * scale]
        if (fill) operators.fill(mixed(shown(fill), colours.band, opacity))
        if (stroke) operators.stroke(shown(stroke.colour), stroke.width)
        const placed = `${rounded(scale)} 0 0 ${rounded(scale)} ${rounded(left)} ${rounded(top)} cm`
        operators.emit(
          `q ${placed} ${stroke ? '1 J 1 j ' : ''}${pathOperators(path)} ${stroke ? 'S' : 'f'} Q`,
        )
      }
    },

    beginTag(tag) {
      if (openTag === tag) return
      endTag()
      tag.add(pdf.markStructureContent('Span'))
      openTag = tag
    },

    artifact(draw, type = 'Layout') {
      endTag()
      operators.emit(`/Artifact <</Type /${type}>> BDC`)
      draw()
      operators.emit('EMC')
    },

    endTag,
  }

  function shown(colour: Colour): string {
    return isValue(colour) ? colour : colours[colour]
  }
}

function isValue(colour: Colour): colour is `#${string}` {
  return colour.startsWith('#')
}
