import type { Colours } from './colours'
import type { Shape } from './drawing'
import type { FontName } from './fonts'

/** How a brand looks. The site's stylesheet, the favicon, the documents and the sandbox take it from here and nowhere else. */
export type Theme = {
  colours: Colours
  font: FontName
  /** Corners, in pixels. */
  radius: { card: number; control: number }
  heading: { weight: number /** In em. */; tracking: number }
  /** The name beside the mark. */
  logo: { /** In rem. */ size: number; weight: number /** In em. */; tracking: number; isUpperCase: boolean }
  favicon: Favicon
}

/** The mark at 16 pixels: fewer and bolder shapes where the mark itself would blur. */
export type Favicon = {
  shapes: readonly Shape[]
  /** A square of 48 behind the shapes, with its corners rounded. Without one the shapes fill a square of 40. */
  tile?: { colour: keyof Colours; radius: number }
  /** Where shapes of the mark stand on the tile. */
  placed?: { x: number; y: number; scale: number }
}
