import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { homeAddressOf } from '@milepost/domain/brands/firm'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { Suspense, useEffect, useRef, useState } from 'react'
import { brand } from './brands/brand.ts'
import { journey } from './brands/current.ts'
import { Frame } from './frame/Frame.tsx'
import { PageBoundary } from './frame/PageBoundary.tsx'
import { pathOf, paths, stepAt } from './paths.ts'
import { currentVisitor, pageCounted, useDeepLink } from './resume/links/deep-link.ts'
import { useLocation } from './router.tsx'
import { Pages } from './routes.tsx'
import { abandonQuote, useQuote } from './state/quote-state.ts'
import { trackPageView } from './tracking/tracking.ts'
import { optional } from './ui/optional.ts'
import { WizardProgress } from './wizard/WizardStep.tsx'

// Not needed for the first paint. The dialog is loaded with the page it may open on.
const LogoDialog = optional(async () => (await import('./frame/LogoDialog.tsx')).LogoDialog)
/** Fetched with the page: rendered later it would push the footer down on every page that is shorter than the screen. */
export const PagePanel = optional(async () => (await import('./PagePanel.tsx')).PagePanel)
const QuoteKeeper = optional(async () => (await import('./resume/QuoteSession.tsx')).QuoteSession)

/** Pages with a price pinned to the bottom (JRN-17, RES-12). */
const withDock: readonly string[] = [paths.results, paths.pcwResult]

/** Pages other than the wizard that are about a quote, which is saved and timed out there too (D-048). */
const aboutQuote: readonly string[] = [
  ...withDock,
  paths.policySelection,
  paths.vehicleLanding,
  paths.thirtyDayQuote,
  paths.restartOffer,
  paths.protectTerms,
  paths.paymentSummary,
  paths.makePayment,
]

/** How long a first screen without a vehicle is open before the code that saves and times out a quote is loaded. */
const PATIENCE_MS = 10_000

/** The frame around every page, and what happens whenever the page changes. */
export function App() {
  const path = pathOf(useLocation().pathname)
  const step = stepAt(path)
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const isSiteLoading = useDeepLink((state) => state.aggLoading)
  const [isLeaving, setLeaving] = useState(false)
  useArrival(path)

  const leave = () => {
    abandonQuote()
    location.assign(homeAddressOf(brand.firm))
  }
  const isAboutQuote = step !== undefined || aboutQuote.includes(path)
  // Nothing can be lost on the first step and on end pages (D-016).
  const asksFirst = isAboutQuote && step !== 'vehicleDetails'
  const isBegun = useIsBegun(step)

  return (
    <Frame
      brand={brand}
      product={journey.name}
      site={comparisonSiteOf(source) ?? (isSiteLoading ? 'loading' : undefined)}
      progress={step && <WizardProgress step={step} />}
      sidePanel={<PagePanel path={path} />}
      footerExtraPadding={withDock.includes(path)}
      onLogo={() => (asksFirst ? setLeaving(true) : leave())}
    >
      <PageBoundary path={path}>
        <Pages path={path} />
      </PageBoundary>
      {isAboutQuote && (
        <Suspense fallback={null}>
          {isBegun && <QuoteKeeper />}
          {asksFirst && <LogoDialog open={isLeaving} onStay={() => setLeaving(false)} onHome={leave} />}
        </Suspense>
      )}
    </Frame>
  )
}

/**
 * Whether there is a quote to save and to time out. On the first screen only once a vehicle is found: the code that saves a quote needs
 * every question, and would block a slow phone while the registration is typed.
 */
function useIsBegun(step: WizardStepName | undefined): boolean {
  const isFirstStep = step === 'vehicleDetails'
  const hasVehicle = useQuote(
    ({ answers, completedSteps }) =>
      answers.vehicleDetails.vehicleInfo !== undefined || completedSteps.vehicleDetails === true,
  )
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return !isFirstStep || hasVehicle || isLate
}

/** A new page is tracked, scrolled to its top and announced by its heading (JRN-23, NAV-27); the first one is only tracked. */
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
