import { wizardSteps } from '@milepost/domain/journeys/steps'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import type { EndingName } from './endings/endings'
import { ResumeOffer } from './kept/draft/offer'
import { useOffer } from './kept/offer'
import { abandonQuote, resetQuote } from './kept/quote-state'
import { useWalk } from './kept/use-walk'
import { paths, stepPath } from './paths'
import { WizardStep } from './quote/WizardStep'

const SavedQuotePage = lazy(async () => ({
  default: (await import('./kept/draft/SavedQuotePage')).SavedQuotePage,
}))
const ResultsPage = lazy(async () => ({ default: (await import('./results/ResultsPage')).ResultsPage }))
const PolicySelectionPage = lazy(async () => ({
  default: (await import('./results/policy-selection/PolicySelectionPage')).PolicySelectionPage,
}))
const ThirtyDayPage = lazy(async () => ({
  default: (await import('./results/thirty-day/ThirtyDayPage')).ThirtyDayPage,
}))
const ProtectTermsPage = lazy(async () => ({
  default: (await import('./results/protect-terms/ProtectTermsPage')).ProtectTermsPage,
}))
const MakePaymentPage = lazy(async () => ({
  default: (await import('./payment/card/MakePaymentPage')).MakePaymentPage,
}))
const PaymentSummaryPage = lazy(async () => ({
  default: (await import('./payment/summary/PaymentSummaryPage')).PaymentSummaryPage,
}))
const ThankYouPage = lazy(async () => ({
  default: (await import('./payment/thank-you/ThankYouPage')).ThankYouPage,
}))
const EndPage = lazy(async () => ({ default: (await import('./endings/EndPage')).EndPage }))

const endingPaths: readonly (readonly [path: string, name: EndingName])[] = [
  [paths.decline, 'decline'],
  [paths.referral, 'referral'],
  [paths.quoteTakenUp, 'taken-up'],
  [paths.quoteExpired, 'expired'],
  [paths.quoteLocked, 'locked'],
  [paths.timeOut, 'timed-out'],
  [paths.error, 'error'],
  [paths.outage, 'outage'],
]

/** Endings that come in between rather than at the end: what was saved is offered again, after its check (D-048). */
const savedAfter: readonly EndingName[] = ['timed-out', 'error']

/** Pages that need a policy, or a quote named in the address, send a visitor without one to the start (D-033, AGG-04). */
const needPolicyOrLink = [
  paths.restartThankYou,
  paths.restartPolicy,
  paths.reminder,
  paths.retrieval,
  paths.vehicleLanding,
]

/** The list of pages (NAV-01 to NAV-03). */
export function Pages() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={paths.root} element={<Start />} />
        <Route path={paths.quote} element={<Navigate to={stepPath('vehicleDetails')} replace />} />
        {wizardSteps.map(({ name }) => (
          <Route key={name} path={stepPath(name)} element={<WizardStep key={name} step={name} />} />
        ))}
        <Route path={paths.savedQuote} element={<SavedQuotePage />} />
        {endingPaths.map(([path, name]) => (
          <Route
            key={path}
            path={path}
            element={
              <EndPage name={name} onReset={savedAfter.includes(name) ? resetQuote : abandonQuote}>
                {savedAfter.includes(name) && <ResumeOffer withoutNew />}
              </EndPage>
            }
          />
        ))}
        {[paths.results, paths.pcwResult].map((path) => (
          <Route key={path} path={path} element={<WithOffer page={<ResultsPage />} />} />
        ))}
        <Route path={paths.policySelection} element={<WithOffer page={<PolicySelectionPage />} />} />
        {/* Of somebody who does not restart a policy, the restart offer is the subscription (NAV-08, D-040). */}
        {[paths.thirtyDayQuote, paths.restartOffer].map((path) => (
          <Route key={path} path={path} element={<ThirtyDayPage />} />
        ))}
        <Route path={paths.protectTerms} element={<WithOffer page={<ProtectTermsPage />} />} />
        <Route path={paths.paymentSummary} element={<WithOffer page={<PaymentSummaryPage />} />} />
        <Route path={paths.makePayment} element={<MakePaymentPage />} />
        <Route path={paths.thankYou} element={<ThankYouPage />} />
        {needPolicyOrLink.map((path) => (
          <Route key={path} path={path} element={<Navigate to={paths.root} replace />} />
        ))}
        <Route path="*" element={<EndPage name="not-found" onReset={resetQuote} />} />
      </Routes>
    </Suspense>
  )
}

/** The root starts the wizard, or takes a returning customer back to where they were; the query comes along (D-017). */
function Start() {
  const { search } = useLocation()
  const { lastCompleted } = useWalk()
  const hasRegistration = new URLSearchParams(search).has('registration')
  const step = hasRegistration ? 'vehicleDetails' : (lastCompleted ?? 'vehicleDetails')
  return <Navigate to={{ pathname: stepPath(step), search }} replace />
}

/** A page about a price, for those who have one. */
function WithOffer({ page }: { page: ReactNode }) {
  return useOffer() ? page : <ToLastCompleted />
}

function ToLastCompleted() {
  return <Navigate to={stepPath(useWalk().lastCompleted ?? 'vehicleDetails')} replace />
}
