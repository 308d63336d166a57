import { wizardSteps } from '@milepost/domain/journeys/steps'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import type { EndingName } from './endings/endings'
import { useOffer } from './kept/offer'
import { useResults } from './kept/results-state'
import { useWalk } from './kept/use-walk'
import { paths, stepPath } from './paths'
import { WizardStep } from './quote/WizardStep'
import { Landed } from './returning/landing/Landed'

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
const VehicleLandingPage = lazy(async () => ({
  default: (await import('./returning/vehicle-landing/VehicleLandingPage')).VehicleLandingPage,
}))
const RetrievalPage = lazy(async () => ({
  default: (await import('./returning/retrieval/RetrievalPage')).RetrievalPage,
}))
const ReminderPage = lazy(async () => ({
  default: (await import('./returning/reminder/ReminderPage')).ReminderPage,
}))
const SubscriptionPage = lazy(async () => ({
  default: (await import('./returning/subscription/SubscriptionPage')).SubscriptionPage,
}))
const StopEmailsPage = lazy(async () => ({
  default: (await import('./returning/subscription/StopEmailsPage')).StopEmailsPage,
}))
const RestartPolicyPage = lazy(async () => ({
  default: (await import('./restart/check/RestartPolicyPage')).RestartPolicyPage,
}))
const RestartOfferPage = lazy(async () => ({
  default: (await import('./restart/offer/RestartOfferPage')).RestartOfferPage,
}))
const NoOffer = lazy(async () => ({ default: (await import('./kept/restored/NoOffer')).NoOffer }))
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
        <Route path={paths.retrieval} element={<RetrievalPage />} />
        <Route path={paths.reminder} element={<ReminderPage />} />
        <Route path={paths.subscription} element={<SubscriptionPage />} />
        <Route path={paths.stopEmails} element={<StopEmailsPage />} />
        {endingPaths.map(([path, name]) => (
          <Route key={path} path={path} element={<EndPage name={name} />} />
        ))}
        {[paths.results, paths.pcwResult].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <Landed>
                <WithOffer page={<ResultsPage />} />
              </Landed>
            }
          />
        ))}
        <Route
          path={paths.policySelection}
          element={
            <Landed>
              <WithOffer page={<PolicySelectionPage />} />
            </Landed>
          }
        />
        <Route
          path={paths.vehicleLanding}
          element={
            <Landed>
              <VehicleLandingPage />
            </Landed>
          }
        />
        {[paths.thirtyDayQuote, paths.restartOffer].map((path) => (
          <Route key={path} path={path} element={<ThirtyDays />} />
        ))}
        <Route path={paths.restartPolicy} element={<RestartPolicyPage />} />
        <Route path={paths.protectTerms} element={<WithOffer page={<ProtectTermsPage />} />} />
        <Route path={paths.paymentSummary} element={<WithOffer page={<PaymentSummaryPage />} />} />
        <Route path={paths.makePayment} element={<MakePaymentPage />} />
        <Route path={paths.thankYou} element={<ThankYouPage />} />
        <Route path={paths.restartThankYou} element={<ThankYouPage isRestart />} />
        <Route path="*" element={<EndPage name="not-found" />} />
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

/** Of somebody who does not restart a policy, the restart offer is the subscription (NAV-08, D-040). */
function ThirtyDays() {
  return useResults((state) => state.isRestart === true) ? <RestartOfferPage /> : <ThirtyDayPage />
}

/** A page about a price, for those who have one. */
function WithOffer({ page }: { page: ReactNode }) {
  const isRestart = useResults((state) => state.isRestart === true)
  const isVehicleLess = useResults((state) => state.isVehicleLess === true)
  const offer = useOffer()
  // A restart has one page for its price (D-040).
  if (offer && isRestart) return <Navigate to={paths.restartOffer} replace />
  // The price of a described vehicle is not for sale yet (D-038).
  if (offer && isVehicleLess) return <Navigate to={paths.vehicleLanding} replace />
  return offer ? page : <NoOffer />
}
