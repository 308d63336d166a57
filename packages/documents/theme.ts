import { brands, themes } from '@milepost/brands/brands'
import { type Colours, white } from '@milepost/brands/colours'
import type { Shape } from '@milepost/brands/drawing'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Family } from './fonts/faces.ts'

/** The look of a brand's documents: the colours, font and mark of its site. */
export type DocumentTheme = {
  colours: Palette
  family: Family
  mark: readonly Shape[]
  /** The name next to the mark. */
  word: {
    text: string
    isUpperCase: boolean
    /** As a fraction of its size. */
    tracking: number
    size: number
  }
}

/** The colours of the site, and of the band at the top of a page. */
export type Palette = Colours & { band: string }

/** A colour of the brand by name, or one that is the same for every brand by value. */
export type Colour = keyof Palette | `#${string}`

/** Points per rem of the name on the site, next to a mark of 36 points. */
const POINTS_PER_REM = 12

export function documentTheme(brand: BrandCode): DocumentTheme {
  const { firm, mark } = brands[brand]
  const { colours, font, logo } = themes[brand]
  // A white band would not be visible in a document.
  const band = colours.header === white ? colours.accentSoft : colours.header
  return {
    colours: { ...colours, band },
    family: font,
    mark,
    word: {
      text: firm.name,
      isUpperCase: logo.isUpperCase,
      tracking: logo.tracking,
      size: logo.size * POINTS_PER_REM,
    },
  }
}

/** The same fonts in black on white, for documents that must be plain by law. */
export function inBlack(theme: DocumentTheme): DocumentTheme {
  const black = '#000000'
  return {
    ...theme,
    colours: {
      ...theme.colours,
      ink: black,
      muted: black,
      line: black,
      accent: black,
      accentText: black,
      spark: black,
      headerInk: black,
      headerMuted: black,
      accentSoft: white,
    },
  }
}
