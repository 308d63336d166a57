import { markedDraft } from '../../state/browser-marks.ts'
import { hasProgress } from '../../state/quote-state.ts'
import { optional } from '../../ui/optional.ts'

export const ResumeOffer = optional(loadOffer)

/** Loaded before the page is rendered, so that the offer does not move the first question. */
export async function loadOffer() {
  return (await import('./ResumeOffer.tsx')).ResumeOffer
}

/** A customer returns with an empty tab. */
export function isOfferDue(): boolean {
  return markedDraft() !== undefined && !hasProgress()
}
