/**
 * How a brand arranges its pages. One choice for each part: the frame writes them as attributes and the stylesheets apply them, so that
 * no component depends on the brand.
 */
export type Composition = {
  /** The first screen: where its picture and its heading are, and the shape of its form. */
  opening: Opening
  /** The form of the progress bar. */
  progress: 'bar' | 'blocks' | 'steps' | 'line' | 'meter' | 'ring'
  /** The panel next to the form. */
  panel: 'plain' | 'card' | 'block' | 'bubble' | 'ruled' | 'dense' | 'tiles'
  /** Headings of the parts of a step or page. */
  headings: 'plain' | 'marked' | 'soft' | 'ruled' | 'barred' | 'dotted'
}

export type Opening =
  /** Only a picture above the form: the default of a new brand. */
  | 'plain'
  /** A wide landscape behind the heading, which the form overlaps. */
  | 'landscape'
  /** One colour from edge to edge, very large type, and figures as a clock. */
  | 'poster'
  /** Large rounded steps, with a picture that sits on the form. */
  | 'companion'
  /** A dark band with one thin line that becomes the vehicle. */
  | 'line'
  /** A dark, dense band with figures as on a meter. */
  | 'meter'
  /** A dial that rises behind the form. */
  | 'dial'

/** The neutral choice of every part. */
export const plainComposition: Composition = {
  opening: 'plain',
  progress: 'bar',
  panel: 'plain',
  headings: 'plain',
}
