import type { Family } from '../fonts/faces'

/** How a brand's papers look: the colours of its site, its face and its mark. */
export type Dress = {
  colours: Colours
  family: Family
  mark: readonly Shape[]
  /** The name beside the mark. */
  word: {
    text: string
    isUpperCase: boolean
    /** In parts of its size. */
    tracking: number
    size: number
  }
}

/** The site's tokens of the same names, and the band across the top of a page. */
export type Colours = {
  ink: string
  muted: string
  line: string
  accent: string
  accentInk: string
  accentText: string
  accentSoft: string
  spark: string
  good: string
  warn: string
  warnSoft: string
  bad: string
  band: string
  bandInk: string
  bandMuted: string
}

/** A colour of the brand by its name, or one that is the same in every brand by its value. */
export type Colour = keyof Colours | `#${string}`

/** A stroke or a filled form of a mark, drawn in a square of 40. */
export type Shape = {
  path: string
  fill?: Colour
  stroke?: { colour: Colour; width: number }
  opacity?: number
  /** Moved by so much: right, then down. */
  moved?: readonly [number, number]
}

/** The same type in black on white, for the papers the law wants so. */
export function inBlack(dress: Dress): Dress {
  const { colours } = dress
  const black = '#000000'
  return {
    ...dress,
    colours: {
      ...colours,
      ink: black,
      muted: black,
      line: black,
      accent: black,
      accentText: black,
      spark: black,
      bandInk: black,
      bandMuted: black,
      accentSoft: '#ffffff',
    },
  }
}
