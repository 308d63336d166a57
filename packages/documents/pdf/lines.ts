import { cache } from '../fonts/cache.ts'
import type { Face, Weight } from '../fonts/faces.ts'
import type { Colour } from '../theme.ts'
import { spansOf, type Text } from './blocks.ts'
import { breakable, inFaces } from './printable.ts'

/** One line of text, ready to draw: runs in one face each, and their total width. */
export type Line = { runs: readonly Run[]; width: number }

/** A run of text in one face, and its PDF form if all its characters are everyday ones. */
export type Run = { text: string; face: Face; width: number; shown: string | undefined }

export type Faces = { regular: Face; bold: Face; wideRegular: Face; wideBold: Face }

type Word = { runs: readonly Run[]; width: number }

/** Breaks text into lines of a width. A word wider than a line is broken at its end. */
export function breakLines(text: Text, style: Style, width: number, faces: Faces): readonly Line[] {
  const words = wordsOf(text, style, faces).flatMap((word) => fitting(word, style.size, width))
  const space = measured(' ', faces[style.weight], style.size)
  const lines: Word[][] = []
  let room = 0
  for (const word of words) {
    const line = lines.at(-1)
    if (line && word.width + space.width <= room) {
      line.push(word)
      room -= word.width + space.width
    } else {
      lines.push([word])
      room = width - word.width
    }
  }
  return lines.map((line, index) => joined(line, space, index < lines.length - 1))
}

function wordsOf(text: Text, { weight, size }: Style, faces: Faces): readonly Word[] {
  const words: Run[][] = []
  let isOpen = false
  for (const span of spansOf(text)) {
    const isBold = weight === 'bold' || typeof span !== 'string'
    const [own, wide] = isBold ? [faces.bold, faces.wideBold] : [faces.regular, faces.wideRegular]
    for (const part of breakable(typeof span === 'string' ? span : span.strong)) {
      if (part === '') continue
      if (part === ' ') {
        isOpen = false
        continue
      }
      const runs = inFaces(part, own, wide).map((piece) => measured(piece.text, piece.face, size))
      const word = isOpen ? words.at(-1) : undefined
      if (word) word.push(...runs)
      else words.push(runs)
      isOpen = true
    }
  }
  return words.map((runs) => ({ runs, width: widthOf(runs) }))
}

function measured(text: string, face: Face, size: number): Run {
  const { width, shown } = face.wordOf(text)
  return { text, face, width: width * size, shown }
}

/** A word in parts that fit: split after its hyphens, and between letters if that is not enough. */
function fitting(word: Word, size: number, width: number): readonly Word[] {
  if (word.width <= width) return [word]
  const parts: { runs: Run[]; width: number }[] = []
  for (const run of word.runs.flatMap((each) => syllables(each, size, width))) {
    const part = parts.at(-1)
    if (part && part.width + run.width <= width) {
      append(part.runs, run)
      part.width += run.width
    } else {
      parts.push({ runs: [run], width: run.width })
    }
  }
  return parts
}

function syllables({ text, face }: Run, size: number, width: number): readonly Run[] {
  return text.split(/(?<=-)/).flatMap((part) => {
    const whole = measured(part, face, size)
    return whole.width <= width ? [whole] : [...part].map((letter) => measured(letter, face, size))
  })
}

/** A line ends with a space if the text continues, so that it is read out and copied as words. */
function joined(words: readonly Word[], space: Run, goesOn: boolean): Line {
  const runs: Run[] = []
  words.forEach((word, index) => {
    for (const run of word.runs) append(runs, run)
    if (index === words.length - 1 && !goesOn) return
    const face = runs.at(-1)?.face
    append(runs, face?.has(SPACE) ? { ...space, face, shown: face.wordOf(' ').shown } : space)
  })
  return { runs, width: widthOf(words) + space.width * (words.length - 1) }
}

const SPACE = 0x20

function append(runs: Run[], run: Run) {
  const last = runs.at(-1)
  if (last?.face !== run.face) {
    runs.push(run)
    return
  }
  const isShown = last.shown !== undefined && run.shown !== undefined
  runs[runs.length - 1] = {
    text: last.text + run.text,
    face: run.face,
    width: last.width + run.width,
    shown: isShown ? `${last.shown}${run.shown}` : undefined,
  }
}

function widthOf(parts: readonly { width: number }[]): number {
  return parts.reduce((sum, { width }) => sum + width, 0)
}

export type Style = { size: number; leading: number; weight: Weight; colour: Colour }

/** The type sizes. Few, so that pages look consistent. */
export const styles = {
  title: { size: 23, leading: 27, weight: 'bold', colour: 'accentText' },
  lead: { size: 11, leading: 16, weight: 'regular', colour: 'ink' },
  chapter: { size: 14, leading: 18, weight: 'bold', colour: 'accentText' },
  side: { size: 10.5, leading: 13.5, weight: 'bold', colour: 'accentText' },
  heading: { size: 9.75, leading: 13.5, weight: 'bold', colour: 'ink' },
  body: { size: 9.25, leading: 13.25, weight: 'regular', colour: 'ink' },
  strong: { size: 9.25, leading: 13.25, weight: 'bold', colour: 'ink' },
  columnHead: { size: 8, leading: 11, weight: 'bold', colour: 'muted' },
  label: { size: 8, leading: 11, weight: 'regular', colour: 'muted' },
  small: { size: 7.75, leading: 10.75, weight: 'regular', colour: 'muted' },
  amount: { size: 21, leading: 25, weight: 'bold', colour: 'ink' },
  band: { size: 9, leading: 12, weight: 'regular', colour: 'headerMuted' },
  bandStrong: { size: 10, leading: 14, weight: 'bold', colour: 'headerInk' },
  panelHeading: { size: 10, leading: 13, weight: 'bold', colour: 'ink' },
  panel: { size: 8.75, leading: 12.1, weight: 'regular', colour: 'ink' },
} as const satisfies Record<string, Style>

/** Cached texts: more than the documents of all brands contain, in about twenty megabytes. */
const CACHED_LINES = 8_000
/** Our own texts are shorter. A longer one is a customer's, and is not worth caching. */
const LONGEST = 2_000

const cached = cache<readonly Line[]>(CACHED_LINES)

/** Cached `breakLines`: nearly all text of a document is also in others. */
export function cachedLines(text: Text, style: Style, width: number, faces: Faces): readonly Line[] {
  const { size, weight } = style
  const name = `${faces.regular.name} ${weight} ${size} ${width} ${written(text)}`
  const set = () => breakLines(text, style, width, faces)
  return name.length > LONGEST ? set() : cached(name, set)
}

/** An unambiguous key: each part is preceded by its length. */
function written(text: Text): string {
  if (typeof text === 'string') return `: ${text}`
  return spansOf(text)
    .map((span) =>
      typeof span === 'string' ? `${span.length}: ${span}` : `${span.strong.length}! ${span.strong}`,
    )
    .join('')
}
