import type { Colours } from './colours.ts'
import type { Shape } from './drawing.ts'
import type { DisplayFont, FontName } from './fonts.ts'
import type { Season, SeasonColours } from './seasons.ts'

/** The look of a brand. The only source for the site's stylesheet, the favicon, the documents and the sandbox. */
export type Theme = {
  colours: Colours
  font: FontName
  /** Of headings and of amounts, if it differs. Only fonts that every system has, so that nothing is downloaded for it. */
  displayFont?: DisplayFont
  /** Corner radii, in pixels. */
  radius: { card: number; control: number }
  heading: { weight: number /** In em. */; tracking: number }
  button: { /** In pixels. */ radius: number; weight: number; isUpperCase: boolean }
  /** The name next to the mark. */
  logo: { /** In rem. */ size: number; weight: number /** In em. */; tracking: number; isUpperCase: boolean }
  favicon: Favicon
  /** The colours of a picture that follows the year. */
  seasons?: Readonly<Record<Season, SeasonColours>>
}

/** The mark at 16 pixels: fewer and bolder shapes if the mark itself would blur. */
export type Favicon = {
  shapes: readonly Shape[]
  /** A rounded square of 48 behind the shapes. Without one the shapes fill a square of 40. */
  tile?: { colour: keyof Colours; radius: number }
  /** The position of the mark's shapes on the tile. */
  placed?: { x: number; y: number; scale: number }
}
