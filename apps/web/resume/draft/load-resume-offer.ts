import { markedDraft } from '../../state/browser-marks'
import { hasProgress } from '../../state/quote-state'
import { optional } from '../../ui/optional'

export const ResumeOffer = optional(loadOffer)

/** Loaded before the page is rendered, so that the offer does not move the first question. */
export async function loadOffer() {
  return (await import('./ResumeOffer')).ResumeOffer
}

/** A customer returns with an empty tab. */
export function isOfferDue(): boolean {
  return markedDraft() !== undefined && !hasProgress()
}
