import { brand } from './brands/brand'
import { journey } from './brands/current'
import type { LoadReviews } from './frame/ReviewWidget'
import { SidePanel } from './frame/SidePanel'
import { paths, stepAt } from './paths'
import { useQuote } from './state/quote-state'
import { useResults } from './state/results-state'

/** Pages beside the wizard with benefits in the side panel. Where nothing is sold any more there are none (D-257). */
const withBenefits: readonly string[] = [
  paths.results,
  paths.pcwResult,
  paths.policySelection,
  paths.thirtyDayQuote,
  paths.restartOffer,
  paths.protectTerms,
  paths.vehicleLanding,
  paths.savedQuote,
  paths.retrieval,
  paths.reminder,
  paths.restartPolicy,
]

/** Pages about 30 days at a time, whatever else the journey sells. */
const ofThirtyDays: readonly string[] = [paths.thirtyDayQuote, paths.restartOffer]

/** Pages that only somebody who restarts a policy comes to (JRN-18). */
const ofRestart: readonly string[] = [paths.restartPolicy, paths.restartThankYou]

/** Fetched apart: this panel is also drawn while the site is built, where there is nobody to ask. */
const loadReviews: LoadReviews = () =>
  import('./api/reviews').then(
    ({ getReviews }) => getReviews(),
    () => [],
  )

/** What stands beside the page at this address: the benefits of the policy it is about, and what customers wrote. */
export function PagePanel({ path }: { path: string }) {
  const isRestart = useResults((state) => state.isRestart === true) || ofRestart.includes(path)
  const level = useQuote((state) => state.answers.coverDetails.levelOfCover)
  const term = isRestart || ofThirtyDays.includes(path) ? 'thirty-day' : journey.cover.term
  const hasBenefits = stepAt(path) !== undefined || withBenefits.includes(path)
  return (
    <SidePanel
      brand={brand}
      size={isRestart ? 'small' : 'full'}
      benefits={hasBenefits ? { terms: journey, term, level } : undefined}
      reviews={loadReviews}
    />
  )
}
