import type { Face } from '../fonts/faces.ts'
import type { Run } from './lines.ts'
import { type Embedded, embedFont, type Pdf, registerFace } from './pdf.ts'

/**
 * Draws on the open page with PDF operators. They are collected and written to the document in one call. A colour or font that is already
 * set is not set again. As in pdfkit, y grows downwards.
 */
export type PageOperators = {
  emit(operators: string): void
  fill(colour: string): void
  stroke(colour: string, width: number): void
  /** Starts at this point of the baseline. */
  text(run: Run, size: number, from: { x: number; y: number }, tracking: number): void
  /** Writes what was collected to the page: before pdfkit draws itself, and before the page changes. */
  flush(): void
}

export function pageOperators(pdf: Pdf, isCompressed: boolean): PageOperators {
  const embedded = new Map<string, Embedded>()
  let pending: string[] = []
  let page: Pdf['page'] | undefined
  let [fillColour, strokeColour, font] = ['', '', '']

  function emit(operators: string) {
    pending.push(operators)
  }

  /** A new page starts without any setting. */
  function resetOnNewPage() {
    if (page === pdf.page) return
    page = pdf.page
    fillColour = strokeColour = font = ''
  }

  function flush() {
    if (pending.length === 0) return
    pdf.addContent(Buffer.from(`${pending.join('\n')}\n`, 'latin1'))
    pending = []
  }

  function setFont(face: Face, size: number) {
    const operator = `/${face.name} ${size} Tf`
    if (font === operator) return
    font = operator
    const known = embedded.get(face.name) ?? embedFont(pdf, face, isCompressed)
    embedded.set(face.name, known)
    pdf.page.fonts[face.name] = known
    emit(operator)
  }

  return {
    emit,
    flush,

    fill(colour) {
      resetOnNewPage()
      if (fillColour === colour) return
      fillColour = colour
      emit(`${parts(colour)} rg`)
    },

    stroke(colour, width) {
      resetOnNewPage()
      const operator = `${width} w ${parts(colour)} RG`
      if (strokeColour === operator) return
      strokeColour = operator
      emit(operator)
    },

    text({ text, face, shown }, size, { x, y }, tracking) {
      if (shown === undefined) {
        flush()
        registerFace(pdf, face)
        pdf.fillColor(fillColour).font(`${face.name} whole`, size)
        pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking })
        fillColour = font = ''
        return
      }
      setFont(face, size)
      if (tracking !== 0) emit(`${rounded(tracking)} Tc`)
      emit(`BT\n1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm\n[<${shown}>] TJ\nET`)
      if (tracking !== 0) emit('0 Tc')
    },
  }
}

/** A hundredth of a point is finer than a printer's resolution. */
export function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

/** A colour blended with its background: not every printer supports transparency. */
export function mixed(colour: string, ground: string, opacity: number): string {
  if (opacity === 1) return colour
  const [over, under] = [levels(colour), levels(ground)]
  const hex = over.map((level, index) =>
    Math.round(level * opacity + (under[index] ?? 0) * (1 - opacity))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

function parts(colour: string): string {
  return levels(colour)
    .map((level) => Math.round((level / 255) * 1000) / 1000)
    .join(' ')
}

function levels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/**
 * The outlines of marks and icons are written as in SVG, with capital letters only: M, L, H, V, C, A and Z. PDF has no
 * operators for A, H and V, so each outline is converted, once.
 */
export function pathOperators(path: string): string {
  const known = cachedPaths.get(path)
  if (known !== undefined) return known
  const written = operators(path)
  cachedPaths.set(path, written)
  return written
}

/** Limited by the number of brands and icons. */
const cachedPaths = new Map<string, string>()

type Point = readonly [x: number, y: number]

const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 }

function operators(path: string): string {
  const written: string[] = []
  let [start, at]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  for (const [, command = '', after = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (after.match(/-?[\d.]+/g) ?? []).map(Number)
    if (LENGTHS[command] !== numbers.length) throw new Error(`An outline cannot be drawn: ${command}${after}`)
    const [a = 0, b = 0, , d = 0, e = 0, f = 0, g = 0] = numbers
    if (command === 'M' || command === 'L') at = [a, b]
    if (command === 'H') at = [a, at[1]]
    if (command === 'V') at = [at[0], a]
    if (command === 'M') start = at
    if (command === 'Z') written.push('h')
    else if (command === 'C') written.push(`${numbers.join(' ')} c`)
    else if (command === 'A') written.push(...arc(at, [f, g], a, { isLarge: d === 1, isClockwise: e === 1 }))
    else written.push(`${at.join(' ')} ${command === 'M' ? 'm' : 'l'}`)
    if (command === 'C') at = [e, f]
    if (command === 'A') at = [f, g]
    if (command === 'Z') at = start
  }
  return written.join(' ')
}

/** Part of a circle as Bézier curves of at most a quarter each. */
function arc(
  from: Point,
  to: Point,
  radius: number,
  { isLarge, isClockwise }: { isLarge: boolean; isClockwise: boolean },
): readonly string[] {
  const [across, down] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2]
  const half = Math.hypot(across, down)
  const away = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) * (isLarge === isClockwise ? 1 : -1)
  const centre: Point = [from[0] + across + (down / half) * away, from[1] + down - (across / half) * away]
  const first = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const last = Math.atan2(to[1] - centre[1], to[0] - centre[0])
  const whole = 2 * Math.PI
  const turned = (((last - first) % whole) + whole) % whole
  const sweep = isClockwise ? turned : turned - whole
  const parts = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9)
  const step = sweep / parts
  const handle = (4 / 3) * Math.tan(step / 4) * radius
  return Array.from({ length: parts }, (_, index) => {
    const [one, other] = [first + index * step, first + (index + 1) * step]
    const [begin, end] = [on(centre, radius, one), on(centre, radius, other)]
    const points = [
      begin[0] - handle * Math.sin(one),
      begin[1] + handle * Math.cos(one),
      end[0] + handle * Math.sin(other),
      end[1] - handle * Math.cos(other),
      ...end,
    ]
    return `${points.map((number) => Math.round(number * 1000) / 1000).join(' ')} c`
  })
}

function on([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}
