import { markedDraft } from '../../state/browser-marks'
import { hasProgress } from '../../state/quote-state'
import { optional } from '../../ui/optional'

export const ResumeOffer = optional(loadOffer)

/** Fetched before the page is drawn, so that the offer does not push the first question about. */
export async function loadOffer() {
  return (await import('./ResumeOffer')).ResumeOffer
}

/** Somebody comes back with an empty tab. */
export function isOfferDue(): boolean {
  return markedDraft() !== undefined && !hasProgress()
}
