import type { Firm } from '@milepost/domain/brands/firm'
import type { Shape } from './drawing'

/**
 * What every page carries of a brand. In the same file stand its theme and its name on card statements, which no script of the site
 * carries; beside it voice.ts and artwork.ts, which pages load when they need them.
 */
export type Brand = {
  firm: Firm
  /** In the brand's own words, as the voice is (D-255). */
  firstScreen: { heading: string; lead: string }
  /** Drawn in a square of 40, in the colours of the theme: beside the name on pages and documents. */
  mark: readonly Shape[]
}

/** What a brand says in its own words after the first screen. The specification leaves these words open (D-255). */
export type Voice = {
  /** Heads the list of benefits beside the form. It claims no more than the list: some of it is an extra or has a condition (D-257). */
  panelTitle: string
  /** Greets a customer who comes back for a quote (RET-03). */
  retrieval: { title: string; line: string }
}
