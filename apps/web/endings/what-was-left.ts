import { journeys } from '@milepost/domain/journeys/journeys'
import { carriedOver, sisterProduct } from '@milepost/domain/quote/sister-product'
import type { Refusal } from '@milepost/domain/quote/underwriting-reasons'
import type { Terms } from '@milepost/domain/terms/terms'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Results } from '../api/pricing.ts'
import { journey } from '../brands/current.ts'
import { contentOf, type DraftContent } from '../resume/draft/draft-content.ts'
import { useQuote } from '../state/quote-state.ts'
import { isRefused, useResults } from '../state/results-state.ts'

/** The tab's state when its quote ended. Read before the end page resets it (END-09). */
export type WhatWasLeft = {
  /** What may be shown about the decline; undefined if nothing was declined, or the page was reloaded. */
  refusal: Refusal | undefined
  /** The product that would accept this customer, and their answers in the form that it accepts. */
  sister: { terms: Terms; content: DraftContent; registration: string } | undefined
  /** Our server failed and no underwriter declined: the quote is unchanged (F30). After a reload the reference is not known. */
  fault: { quoteReference: string | undefined } | undefined
  /** The state of the referral; undefined if the quote was not referred, or the page was reloaded. */
  referral: ReferralStatus | undefined
}

export type ReferralStatus = NonNullable<Results['underwritingOutcome']['referral']> & {
  quoteReference: string | undefined
}

export function whatWasLeft(isOurFault: boolean): WhatWasLeft {
  const state = useQuote.getState()
  const { results, refused } = useResults.getState()
  const outcome = refused ?? results?.underwritingOutcome
  const refusal = outcome && isRefused(outcome) && !isOurFault ? outcome.refusal : undefined
  const { answers } = state
  const terms =
    refusal &&
    sisterProduct(journey, Object.values(journeys), { answers, refusal, today: londonDate(new Date()) })
  return {
    refusal,
    sister: terms && {
      terms,
      content: { ...contentOf(state), answers: carriedOver(answers, terms), besides: otherStateOf(state) },
      registration: answers.vehicleDetails.registration ?? '',
    },
    referral:
      outcome?.referral && !isOurFault
        ? { ...outcome.referral, quoteReference: results?.quoteReference }
        : undefined,
    fault: isOurFault ? { quoteReference: results?.quoteReference } : undefined,
  }
}

/** Unsubmitted text and the comparison site are left out: they belong to the quote that ended. */
function otherStateOf({ provenance, marketingPreferences }: ReturnType<typeof useQuote.getState>) {
  return {
    typed: {},
    ...(provenance && { provenance }),
    ...(marketingPreferences && { marketingPreferences }),
  }
}
