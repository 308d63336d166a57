import { brand } from './brands/brand.ts'
import { journey } from './brands/current.ts'
import type { LoadReviews } from './frame/ReviewWidget.tsx'
import { SidePanel } from './frame/SidePanel.tsx'
import { paths, stepAt } from './paths.ts'
import { useDeepLink } from './resume/links/deep-link.ts'
import { useQuote } from './state/quote-state.ts'
import { useResults } from './state/results-state.ts'

/** Pages other than the wizard with benefits in the side panel. Pages that no longer sell anything have none (D-257). */
const withBenefits: readonly string[] = [
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

/** Pages whose own panel shows the order, with the badges and the seal (JRN-14, D-261). */
const withOrder: readonly string[] = [paths.results, paths.pcwResult, paths.paymentSummary, paths.makePayment]

/** Pages about 30 days at a time, regardless of what else the journey sells. */
const ofThirtyDays: readonly string[] = [paths.thirtyDayQuote, paths.restartOffer]

/** Pages that only customers who restart a policy see (JRN-18). */
const ofRestart: readonly string[] = [paths.restartPolicy, paths.restartThankYou]

/** Imported on demand: this panel is also rendered at build time, where there is no API. */
const loadReviews: LoadReviews = () =>
  import('./api/reviews.ts').then(
    ({ getReviews }) => getReviews(),
    () => [],
  )

/** The side panel of the page at this path: the benefits of its policy, and customer reviews. */
export function PagePanel({ path }: { path: string }) {
  const isRestart = useResults((state) => state.isRestart === true) || ofRestart.includes(path)
  const level = useQuote((state) => state.answers.coverDetails.levelOfCover)
  // From here on a draft is stored after every step; an earlier one could not be opened again (D-046).
  const isSaved = useQuote((state) => state.completedSteps.aboutYou === true)
  const term = isRestart || ofThirtyDays.includes(path) ? 'thirty-day' : journey.cover.term
  const hasBenefits = stepAt(path) !== undefined || withBenefits.includes(path)
  // While a link is followed its target page is not known yet, and the panel would move when it is.
  const isArriving = useDeepLink(({ parameters, link }) => (parameters ?? link) !== undefined)
  if (withOrder.includes(path) || isArriving) return null
  return (
    <SidePanel
      brand={brand}
      size={isRestart ? 'small' : 'full'}
      hasPicture={hasBenefits && stepAt(path) !== 'vehicleDetails'}
      benefits={hasBenefits ? { terms: journey, term, level } : undefined}
      isSaved={isSaved && stepAt(path) !== undefined}
      reviews={loadReviews}
    />
  )
}
