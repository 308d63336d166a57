import type { Firm } from '@milepost/domain/brands/firm'
import type { Shape } from './drawing'

/**
 * The part of a brand that every page loads. The same file has its theme and card statement name, which no script of the site
 * includes; next to it are voice.ts and artwork.ts, which pages load when needed.
 */
export type Brand = {
  firm: Firm
  /** In the brand's own words, like the voice (D-255). */
  firstScreen: { heading: string; lead: string }
  /** Drawn in a square of 40, in the colours of the theme: next to the name on pages and documents. */
  mark: readonly Shape[]
}

/** The brand's own words after the first screen. The specification leaves them open (D-255). */
export type Voice = {
  /**
   * The heading of the list of benefits beside the form. It claims no more than the list: some are extras or have a condition
   * (D-257).
   */
  panelTitle: string
  /** The greeting of a customer who retrieves a quote (RET-03). */
  retrieval: { title: string; line: string }
}
