/** The fonts of the brands. Documents embed the same ones (packages/documents/fonts). */
export const fonts = {
  figtree: {
    family: 'Figtree',
    faces: [variable('figtree', '300 900')],
    takes: { ascent: 0.95, descent: 0.25, widths: { 400: 0.4563, 600: 0.4613, 700: 0.4676 } },
  },
  archivo: {
    family: 'Archivo',
    faces: [variable('archivo', '100 900')],
    takes: { ascent: 0.88, descent: 0.21, widths: { 400: 0.447, 600: 0.4609, 800: 0.5007 } },
  },
  outfit: {
    family: 'Outfit',
    faces: [variable('outfit', '100 900')],
    takes: { ascent: 1, descent: 0.26, widths: { 400: 0.4469, 600: 0.4549, 700: 0.4613 } },
  },
  'libre-franklin': {
    family: 'Libre Franklin',
    faces: [variable('libre-franklin', '100 900')],
    takes: { ascent: 0.97, descent: 0.25, widths: { 400: 0.4682, 600: 0.4789 } },
  },
  barlow: {
    family: 'Barlow',
    faces: [barlow(400), barlow(700)],
    takes: { ascent: 1, descent: 0.2, widths: { 400: 0.4327, 700: 0.4454 } },
  },
  manrope: {
    family: 'Manrope',
    faces: [variable('manrope', '200 800')],
    takes: { ascent: 1.07, descent: 0.3, widths: { 400: 0.4584, 600: 0.4765, 700: 0.4846 } },
  },
} as const satisfies Record<string, Font>

export type FontName = keyof typeof fonts

/** Fonts that are installed with the system. */
export const displayFonts = {
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
} as const

export type DisplayFont = keyof typeof displayFonts

export type Font = {
  family: string
  faces: readonly Face[]
  /** Its metrics, in em. A system font is adjusted to them until this one has loaded. */
  takes: Room
}

/** The average width of a character by weight, measured over the text of the first screens in Chromium. */
export type Room = { ascent: number; descent: number; widths: Readonly<Record<number, number>> }

/**
 * The fallback fonts shown before a brand's font has loaded, on iOS, macOS and Windows, on Android and on Linux. Each is scaled to the
 * width and height of the brand's font, so that the layout does not shift. Names in local() are those of one weight.
 */
export const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    regular: { files: ['Arial', 'Liberation Sans'], width: 0.4548 },
    bold: { files: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.4865 },
  },
  {
    name: 'Roboto',
    regular: { files: ['Roboto'], width: 0.4482 },
    bold: { files: ['Roboto Bold', 'Roboto-Bold'], width: 0.4557 },
  },
  {
    name: 'DejaVu',
    regular: { files: ['DejaVu Sans'], width: 0.5118 },
    bold: { files: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5771 },
  },
]

export type SystemFont = { name: string; regular: SystemFace; bold: SystemFace }
export type SystemFace = { files: readonly string[]; width: number }

/** A file of an npm package, the weights it contains, and the characters it is used for, unless it is used for all. */
export type Face = { weight: string; file: string; characters?: string }

/**
 * The characters of our own texts. A file with only these is one third smaller; the whole file is fetched for a name with other
 * characters.
 */
const everyday: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
]
export const everydayCharacters: string = everyday
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** The same as a unicode-range of a stylesheet. */
export const everydayRange: string = everyday
  .map(([first, last]) => `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`)
  .join(',')

function variable(name: string, weight: string): Face {
  return { weight, file: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2` }
}

function barlow(weight: number): Face {
  return { weight: `${weight}`, file: `@fontsource/barlow/files/barlow-latin-${weight}-normal.woff2` }
}
