import { lazy, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { EndingName } from './endings/endings'
import { useOffer } from './kept/offer'
import { useResults } from './kept/results-state'
import { paths } from './paths'
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

/** The pages beside the wizard, by their addresses (NAV-01 to NAV-03). The first screen does not wait for this list. */
const pages: Readonly<Record<string, ReactNode>> = {
  [paths.savedQuote]: <SavedQuotePage />,
  [paths.retrieval]: <RetrievalPage />,
  [paths.reminder]: <ReminderPage />,
  [paths.subscription]: <SubscriptionPage />,
  [paths.stopEmails]: <StopEmailsPage />,
  ...Object.fromEntries(endingPaths.map(([path, name]) => [path, <EndPage key={name} name={name} />])),
  [paths.results]: landed(<WithOffer page={<ResultsPage />} />),
  [paths.pcwResult]: landed(<WithOffer page={<ResultsPage />} />),
  [paths.policySelection]: landed(<WithOffer page={<PolicySelectionPage />} />),
  [paths.vehicleLanding]: landed(<VehicleLandingPage />),
  [paths.thirtyDayQuote]: <ThirtyDays />,
  [paths.restartOffer]: <ThirtyDays />,
  [paths.restartPolicy]: <RestartPolicyPage />,
  [paths.protectTerms]: <WithOffer page={<ProtectTermsPage />} />,
  [paths.paymentSummary]: <WithOffer page={<PaymentSummaryPage />} />,
  [paths.makePayment]: <MakePaymentPage />,
  [paths.thankYou]: <ThankYouPage />,
  [paths.restartThankYou]: <ThankYouPage isRestart />,
}

export function LaterPage({ path }: { path: string }) {
  return pages[path] ?? <EndPage name="not-found" />
}

/** A page that links to a quote lead to. */
function landed(page: ReactNode): ReactNode {
  return <Landed>{page}</Landed>
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
