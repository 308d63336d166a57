import { homeAddressOf } from '@milepost/domain/brands/brand'
import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { journey } from './brands/current'
import { pack } from './brands/pack'
import { Frame } from './frame/Frame'
import { PageBoundary } from './frame/PageBoundary'
import { PageWaiting } from './frame/PageWaiting'
import type { LoadReviews } from './frame/ReviewWidget'
import { currentVisitor, pageCounted } from './kept/arrival/landing-link'
import { abandonQuote, useQuote } from './kept/quote-state'
import { useResults } from './kept/results-state'
import { pathOf, paths, stepAt } from './paths'
import { WizardProgress } from './quote/WizardProgress'
import { Pages } from './routes'
import { trackPageView } from './tracking/tracking'
import { optional } from './ui/optional'

// Nothing the first picture of a page waits for. The dialog comes along with the page it may be asked on.
const LogoDialog = optional(async () => (await import('./frame/LogoDialog')).LogoDialog)
const QuoteKeeper = optional(async () => (await import('./kept/QuoteKeeper')).QuoteKeeper)

/** Pages with a price pinned to the bottom (JRN-17, RES-12). */
const withDock: readonly string[] = [paths.results, paths.pcwResult]

/** Pages with an offer to decide on. */
const ofOffers: readonly string[] = [
  ...withDock,
  paths.policySelection,
  paths.vehicleLanding,
  paths.thirtyDayQuote,
  paths.restartOffer,
  paths.protectTerms,
]

/** Pages beside the wizard that are about a quote: it is watched over there too (D-048). */
const aboutQuote: readonly string[] = [...ofOffers, paths.paymentSummary, paths.makePayment]

/** Pages beside the wizard with benefits in the side panel. Where nothing is sold any more there are none (D-257). */
const withBenefits: readonly string[] = [
  ...ofOffers,
  paths.savedQuote,
  paths.retrieval,
  paths.reminder,
  paths.restartPolicy,
]

/** Pages about 30 days at a time, whatever else the journey sells. */
const ofThirtyDays: readonly string[] = [paths.thirtyDayQuote, paths.restartOffer]

/** Pages that only somebody who restarts a policy comes to (JRN-18). */
const ofRestart: readonly string[] = [paths.restartPolicy, paths.restartThankYou]

/** Nothing a page waits for: without a connection there are none. */
const loadReviews: LoadReviews = () =>
  import('./api/get-reviews').then(
    ({ getReviews }) => getReviews(),
    () => [],
  )

/** The frame around every page, and what happens whenever the page changes. */
export function App() {
  const path = pathOf(useLocation().pathname)
  const step = stepAt(path)
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const isRestart = useResults((state) => state.isRestart === true) || ofRestart.includes(path)
  const level = useQuote((state) => state.answers.coverDetails.levelOfCover)
  const [isLeaving, setLeaving] = useState(false)
  useArrival(path)

  const leave = () => {
    abandonQuote()
    location.assign(homeAddressOf(pack.firm))
  }
  const isAboutQuote = step !== undefined || aboutQuote.includes(path)
  // Nothing to lose on the first step and on end pages (D-016).
  const asksFirst = isAboutQuote && step !== 'vehicleDetails'
  const term = isRestart || ofThirtyDays.includes(path) ? 'thirty-day' : journey.cover.term
  const hasBenefits = step !== undefined || withBenefits.includes(path)

  return (
    <Frame
      pack={pack}
      site={comparisonSiteOf(source)}
      progress={step && <WizardProgress step={step} />}
      sidePanel={isRestart ? 'small' : 'full'}
      benefits={hasBenefits ? { terms: journey, term, level } : undefined}
      reviews={loadReviews}
      footerExtraPadding={withDock.includes(path)}
      onLogo={() => (asksFirst ? setLeaving(true) : leave())}
    >
      <PageBoundary path={path}>
        <Pages path={path} />
      </PageBoundary>
      {isAboutQuote && (
        <Suspense fallback={null}>
          <QuoteKeeper />
          {asksFirst && <LogoDialog open={isLeaving} onStay={() => setLeaving(false)} onHome={leave} />}
        </Suspense>
      )}
    </Frame>
  )
}

/** What every page stands in, with no page in it yet (prerender.tsx). */
export function EmptyFrame() {
  return (
    <Frame pack={pack} sidePanel="none" onLogo={() => undefined}>
      <PageWaiting />
    </Frame>
  )
}

/** A new page is counted, shown from its top and announced by its heading (JRN-23, NAV-27); the first one only counted. */
function useArrival(path: string): void {
  const isFirst = useRef(true)
  useEffect(() => {
    trackPageView(path, currentVisitor())
    pageCounted(path)
    if (!isFirst.current) {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    isFirst.current = false
  }, [path])
}
