import type { ReactNode } from 'react'
import { journey } from './brands/current.ts'
import { OwnDocument } from './checkout/OwnDocument.tsx'
import type { EndingName } from './endings/endings.ts'
import { useOffer } from './offer/offer.ts'
import { paths } from './paths.ts'
import { heldEmailLink } from './resume/links/address-tokens.ts'
import { useEmailLink } from './resume/links/use-email-link.ts'
import { FollowDeepLink, fetchDeepLinkPage } from './retrieval/deep-link/FollowDeepLink.tsx'
import { Navigate } from './router.tsx'
import { stampedQuote } from './state/browser-marks.ts'
import { useResults } from './state/results-state.ts'
import { type Fetched, fetched } from './ui/fetched.tsx'

const SavedQuotePage = fetched(async () => (await import('./resume/draft/SavedQuotePage.tsx')).SavedQuotePage)
const ResultsPage = fetched(async () => (await import('./results/ResultsPage.tsx')).ResultsPage)
const PolicySelectionPage = fetched(
  async () => (await import('./results/policy-selection/PolicySelectionPage.tsx')).PolicySelectionPage,
)
const ThirtyDayPage = fetched(
  async () => (await import('./results/thirty-day/ThirtyDayPage.tsx')).ThirtyDayPage,
)
const ProtectTermsPage = fetched(
  async () => (await import('./results/ProtectTermsPage.tsx')).ProtectTermsPage,
)
const MakePaymentPage = fetched(
  async () => (await import('./checkout/card/MakePaymentPage.tsx')).MakePaymentPage,
)
const PaymentSummaryPage = fetched(
  async () => (await import('./checkout/summary/PaymentSummaryPage.tsx')).PaymentSummaryPage,
)
const ThankYouPage = fetched(async () => (await import('./checkout/thank-you/ThankYouPage.tsx')).ThankYouPage)
const VehicleLandingPage = fetched(
  async () => (await import('./retrieval/vehicle-landing/VehicleLandingPage.tsx')).VehicleLandingPage,
)
const RetrievalPage = fetched(async () => (await import('./retrieval/RetrievalPage.tsx')).RetrievalPage)
const ReminderPage = fetched(async () => (await import('./retrieval/reminder/ReminderPage.tsx')).ReminderPage)
const SubscriptionPage = fetched(
  async () => (await import('./retrieval/subscription/SubscriptionPage.tsx')).SubscriptionPage,
)
const StopEmailsPage = fetched(
  async () => (await import('./retrieval/subscription/StopEmailsPage.tsx')).StopEmailsPage,
)
const RestartPolicyPage = fetched(
  async () => (await import('./restart/check/RestartPolicyPage.tsx')).RestartPolicyPage,
)
const RestartOfferPage = fetched(
  async () => (await import('./restart/offer/RestartOfferPage.tsx')).RestartOfferPage,
)
const QuestionPage = fetched(async () => (await import('./retrieval/question/QuestionPage.tsx')).QuestionPage)
const NoOffer = fetched(async () => (await import('./resume/NoOffer.tsx')).NoOffer)
const EndPage = fetched(async () => (await import('./endings/EndPage.tsx')).EndPage)

const endingPaths: readonly (readonly [path: string, name: EndingName])[] = [
  [paths.decline, 'decline'],
  [paths.quoteTakenUp, 'taken-up'],
  [paths.quoteExpired, 'expired'],
  [paths.quoteLocked, 'locked'],
  [paths.timeOut, 'timed-out'],
  [paths.error, 'error'],
  [paths.outage, 'outage'],
]

/** A page and its loader, which runs before the first render if the site is opened on that page. */
type Row = { page: ReactNode; fetch: () => Promise<unknown> }

/** The pages other than the wizard, by path (NAV-01 to NAV-03). The first screen does not load this list. */
const pages: Readonly<Record<string, Row>> = {
  [paths.savedQuote]: alone(SavedQuotePage),
  [paths.retrieval]: alone(RetrievalPage),
  [paths.reminder]: alone(ReminderPage),
  [paths.subscription]: alone(SubscriptionPage),
  [paths.stopEmails]: alone(StopEmailsPage),
  ...Object.fromEntries(
    endingPaths.map(([path, name]) => [
      path,
      { page: <EndPage key={name} name={name} />, fetch: EndPage.fetch },
    ]),
  ),
  [paths.referral]: {
    page: <Referral />,
    fetch: () => (isQuestion(heldEmailLink()) ? QuestionPage : EndPage).fetch(),
  },
  [paths.results]: arrived(ResultsPage, <WithOffer page={<ResultsPage />} />),
  [paths.pcwResult]: arrived(ResultsPage, <WithOffer page={<ResultsPage />} />),
  [paths.policySelection]: arrived(PolicySelectionPage, <WithOffer page={<PolicySelectionPage />} />),
  [paths.vehicleLanding]: arrived(VehicleLandingPage, <VehicleLandingPage />),
  [paths.thirtyDayQuote]: { page: <ThirtyDays />, fetch: ThirtyDayPage.fetch },
  [paths.restartOffer]: { page: <ThirtyDays />, fetch: RestartOfferPage.fetch },
  [paths.restartPolicy]: alone(RestartPolicyPage),
  [paths.protectTerms]: { page: <ProtectTerms />, fetch: ProtectTermsPage.fetch },
  [paths.paymentSummary]: {
    page: (
      <OwnDocument>
        <WithOffer page={<PaymentSummaryPage />} />
      </OwnDocument>
    ),
    fetch: PaymentSummaryPage.fetch,
  },
  [paths.makePayment]: {
    page: (
      <OwnDocument>
        <MakePaymentPage />
      </OwnDocument>
    ),
    fetch: MakePaymentPage.fetch,
  },
  [paths.thankYou]: alone(ThankYouPage),
  [paths.restartThankYou]: { page: <ThankYouPage isRestart />, fetch: ThankYouPage.fetch },
}

export function LaterPage({ path }: { path: string }) {
  return pages[path]?.page ?? <EndPage name="not-found" />
}

export async function fetchLaterPage(path: string): Promise<void> {
  await (pages[path]?.fetch ?? EndPage.fetch)()
}

/** The end page of a referred quote, and the page of an underwriter's question about one. */
function Referral() {
  return isQuestion(useEmailLink()) ? <QuestionPage /> : <EndPage name="referral" />
}

function isQuestion(link: ReturnType<typeof heldEmailLink>): boolean {
  return link?.kind === 'question'
}

/** A page that needs nothing else. */
function alone(Page: Fetched<object>): Row {
  return { page: <Page />, fetch: Page.fetch }
}

/** A page that deep links lead to. A link shows its own page first, and its quote is requested while this one is fetched. */
function arrived(Page: Fetched<object>, page: ReactNode): Row {
  const fetch = async () => {
    const fetching = Page.fetch()
    if (await fetchDeepLinkPage()) fetching.catch(() => undefined)
    else await fetching
  }
  return { page: <FollowDeepLink>{page}</FollowDeepLink>, fetch }
}

/** For customers who are not restarting a policy, the restart offer shows the subscription (NAV-08, D-040). */
function ThirtyDays() {
  return useResults((state) => state.isRestart === true) ? <RestartOfferPage /> : <ThirtyDayPage />
}

/** Anyone can read the terms of a telematics journey, even without a price (NAV-10, D-041). */
function ProtectTerms() {
  const hasOffer = useOffer() !== undefined
  const isReadable =
    !hasOffer && stampedQuote() === undefined && journey.results.afterBuyNow === 'protect-terms'
  return isReadable ? <ProtectTermsPage /> : <WithOffer page={<ProtectTermsPage />} />
}

/** A page about a price, for customers who have one. */
function WithOffer({ page }: { page: ReactNode }) {
  const isRestart = useResults((state) => state.isRestart === true)
  const isVehicleLess = useResults((state) => state.isVehicleLess === true)
  const offer = useOffer()
  // A restart has one page for its price (D-040).
  if (offer && isRestart) return <Navigate to={paths.restartOffer} replace />
  // The price of a vehicle-less quote cannot be bought yet (D-038).
  if (offer && isVehicleLess) return <Navigate to={paths.vehicleLanding} replace />
  return offer ? page : <NoOffer />
}
