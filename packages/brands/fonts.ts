/** The fonts of the brands. Documents embed the same ones (packages/documents/fonts). */
export const fonts = {
  figtree: {
    family: 'Figtree',
    faces: [variable('figtree', '300 900')],
    standIn: { size: 100.14, ascent: 94.87, descent: 24.96 },
  },
  archivo: {
    family: 'Archivo',
    faces: [variable('archivo', '100 900')],
    standIn: { size: 97.47, ascent: 90.28, descent: 21.54 },
  },
  outfit: {
    family: 'Outfit',
    faces: [variable('outfit', '100 900')],
    standIn: { size: 97.89, ascent: 102.15, descent: 26.56 },
  },
  'libre-franklin': {
    family: 'Libre Franklin',
    faces: [variable('libre-franklin', '100 900')],
    standIn: { size: 102.86, ascent: 94.31, descent: 24.31 },
  },
  barlow: {
    family: 'Barlow',
    faces: [barlow(400), barlow(600), barlow(700)],
    standIn: { size: 95.71, ascent: 104.49, descent: 20.9 },
  },
  manrope: {
    family: 'Manrope',
    faces: [variable('manrope', '200 800')],
    standIn: { size: 101.14, ascent: 105.79, descent: 29.66 },
  },
} as const satisfies Record<string, Font>

export type FontName = keyof typeof fonts

/** Fonts that systems bring along. */
export const displayFonts = {
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
} as const

export type DisplayFont = keyof typeof displayFonts

export type Font = {
  family: string
  faces: readonly Face[]
  /** In per cent: makes Arial take the same space, as measured, so that nothing moves when the font loads. */
  standIn: { size: number; ascent: number; descent: number }
}

/** A file of an npm package, and the weights it contains. */
export type Face = { weight: string; file: string }

function variable(name: string, weight: string): Face {
  return { weight, file: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2` }
}

function barlow(weight: number): Face {
  return { weight: `${weight}`, file: `@fontsource/barlow/files/barlow-latin-${weight}-normal.woff2` }
}
