import type { QuoteFacts } from '../quote-facts'
import { USE_HEADING } from '../words/uses'

/**
 * What no part covers. The law lets an insurer rely on none of these against somebody injured: it pays, and may ask the money back
 * (Road Traffic Act 1988, sections 148 and 151).
 */
export function generalExclusions({ terms }: QuoteFacts): readonly string[] {
  return [
    'Anybody driving who is not a named driver, has no licence to drive the vehicle, or breaks the terms of the licence.',
    `Any use that is not covered, as “${USE_HEADING}” and your certificate say.`,
    ...(terms.drivers.asksTaxiBadge
      ? ['Carrying passengers for hire while the driver or the vehicle is not licensed for it.']
      : []),
    'A vehicle that is not roadworthy, is overloaded or has no valid MOT when it needs one, where that caused the loss.',
    'Anything caused on purpose, or in the course of a crime or of fleeing from the police.',
    'War, terrorism beyond what the law makes compulsory, riot outside Great Britain, earthquake, ionising radiation and nuclear risks.',
    'Confiscation by a public authority.',
    'Loss that follows from a loss: of earnings, of use, or of time.',
    'Anything outside the territorial limits or the period of cover.',
  ]
}
