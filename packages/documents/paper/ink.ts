import type { Face } from '../fonts/faces'
import { type Embedded, embedLetters } from './embed-letters'
import { type Pdf, registerFace } from './pdf'
import type { Run } from './set-lines'

/**
 * What is drawn on the open page, in the operators of PDF: gathered, and handed to the document in one piece. What holds already is
 * not said again. As on every page of pdfkit's, y grows downwards.
 */
export type Ink = {
  say(operators: string): void
  fill(colour: string): void
  stroke(colour: string, width: number): void
  /** From this point of the baseline on. */
  text(run: Run, size: number, from: { x: number; y: number }, tracking: number): void
  /** Gives the page what was gathered: before pdfkit draws itself, and before the page changes. */
  hand(): void
}

export function ink(pdf: Pdf, isCompressed: boolean): Ink {
  const embedded = new Map<string, Embedded>()
  let gathered: string[] = []
  let page: Pdf['page'] | undefined
  let [filling, stroking, lettering] = ['', '', '']

  function say(operators: string) {
    gathered.push(operators)
  }

  /** A page starts with nothing set. */
  function look() {
    if (page === pdf.page) return
    page = pdf.page
    filling = stroking = lettering = ''
  }

  function hand() {
    if (gathered.length === 0) return
    pdf.addContent(Buffer.from(`${gathered.join('\n')}\n`, 'latin1'))
    gathered = []
  }

  function letter(face: Face, size: number) {
    const wanted = `/${face.name} ${size} Tf`
    if (lettering === wanted) return
    lettering = wanted
    const known = embedded.get(face.name) ?? embedLetters(pdf, face, isCompressed)
    embedded.set(face.name, known)
    pdf.page.fonts[face.name] = known
    say(wanted)
  }

  return {
    say,
    hand,

    fill(colour) {
      look()
      if (filling === colour) return
      filling = colour
      say(`${parts(colour)} rg`)
    },

    stroke(colour, width) {
      look()
      const wanted = `${width} w ${parts(colour)} RG`
      if (stroking === wanted) return
      stroking = wanted
      say(wanted)
    },

    text({ text, face, shown }, size, { x, y }, tracking) {
      if (shown === undefined) {
        hand()
        registerFace(pdf, face)
        pdf.fillColor(filling).font(`${face.name} whole`, size)
        pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking })
        filling = lettering = ''
        return
      }
      letter(face, size)
      if (tracking !== 0) say(`${rounded(tracking)} Tc`)
      say(`BT\n1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm\n[<${shown}>] TJ\nET`)
      if (tracking !== 0) say('0 Tc')
    },
  }
}

/** A hundredth of a point is less than a printer can place. */
export function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

/** A colour over a ground: paper has no transparency that every printer knows. */
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
