import type { Firm } from '@milepost/domain/brands/firm'
import type { Composition } from './composition.ts'
import type { Shape } from './drawing.ts'

/**
 * The part of a brand that every page loads. The same file has its theme, messages and card statement name, which no
 * script of the site includes; next to it are voice.ts and artwork.ts, which pages load when needed.
 */
export type Brand = {
  firm: Firm
  firstScreen: FirstScreen
  /** Drawn in a square of 40, in the colours of the theme: next to the name on pages and documents. */
  mark: readonly Shape[]
  composition: Composition
}

/** The first screen in the brand's own words, like the voice (D-255). All of it must be true of every journey of the brand. */
export type FirstScreen = {
  /** The h1. It names the product: `product` is the name of the journey's product inside a sentence, "van insurance". */
  heading: (product: string) => string
  lead?: string
  /** How long it takes, and that a price needs no card. */
  promise: string
  /** A few figures that show what happens next, if the composition has a place for them. */
  figures?: readonly Figure[]
}

export type Figure = { figure: string; words: string }

/** The brand's own words after the first screen. The specification leaves them open (D-255). */
export type Voice = {
  /** The heading of the list of benefits next to the form. It claims no more than the list: some are extras or have a condition (D-257). */
  panelTitle: string
  /** Above a vehicle that was found. */
  found: string
  /** Shown while a price is worked out. */
  waiting: string
  /** Results: the line between the greeting and the prices. */
  priceReady: string
  /** Next to the steps: answers are saved, and can be continued later. */
  save: string
  /** The greeting of a customer who retrieves a quote (RET-03). */
  retrieval: { title: string; line: string }
  /** Above the card form. */
  payment: string
  /** After the purchase: a heading, and a line below it. Both are true before cover has started, and by post as by email. */
  thankYou: { title: string; line: string }
  /** A visit that timed out: that it was inactive for a while (END-05), and what became of the quote. */
  timedOut: string
  /** An error on our side. The page has no answers left, so it promises none (END-09). */
  error: string
  /** No price can be offered. Kind, without blame or jokes. */
  decline: string
}

/** The brand's words outside its pages. No script of the site includes them. */
export type Messages = {
  /** The brand in one sentence, for search results and shared links. */
  description: string
  /** Emails: the first sentence of one with a quote, of one with a policy, and the last line above the firm's name. */
  email: { quote: string; policy: string; signOff: string }
}
