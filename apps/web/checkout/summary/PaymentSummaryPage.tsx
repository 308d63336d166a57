import { isProposerTooYoungForCredit } from '@milepost/domain/payment/credit-eligibility'
import { londonDate } from '@milepost/domain/values/london-time'
import { brand } from '../../brands/brand.ts'
import { PageHeading } from '../../frame/PageHeading.tsx'
import { OrderPrice } from '../../offer/OrderPanel.tsx'
import { type Offer, useOffer } from '../../offer/offer.ts'
import { RepresentativeExample } from '../../offer/RepresentativeExample.tsx'
import { paths } from '../../paths.ts'
import { Navigate } from '../../router.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { resultsPath } from '../../state/results-path.ts'
import { CheckoutPage } from '../CheckoutPage.tsx'
import { CreditInformation, ImportantBanner } from './CreditInformation.tsx'
import { DirectDebitForm } from './DirectDebitForm.tsx'
import { type MonthlyOffer, outcomeIdOf, usePriceWatch } from './monthly-offer.ts'
import { PaymentBreakdown } from './PaymentBreakdown.tsx'
import { useBuyMonthly } from './use-buy-monthly.ts'

const TITLE = 'Payment summary'

/** The summary of paying monthly and its agreement (NAV-06), for customers who pay that way. */
export function PaymentSummaryPage() {
  const offer = useOffer()
  const today = londonDate(new Date())
  const isUnder18 = useQuote((state) => isProposerTooYoungForCredit(state.answers, today))
  if (!offer) return null
  const shown = pageToShow(offer, { isUnder18 })
  if (shown.kind === 'go') return <Navigate to={shown.to} replace />
  // Another price is another agreement: the form starts empty.
  return <Summary key={outcomeIdOf(offer)} offer={shown.offer} order={offer} />
}

function Summary({ offer, order }: { offer: MonthlyOffer; order: Offer }) {
  usePriceWatch()
  const purchase = useBuyMonthly(offer)
  const isDueNow = offer.monthly.upFrontAmount.amount > 0
  return (
    <CheckoutPage
      heading={<PageHeading lead="Your payments, credit agreement and bank details.">{TITLE}</PageHeading>}
      order={order}
      price={<OrderPrice offer={order} />}
    >
      <ImportantBanner firm={brand.firm} isDueNow={isDueNow} />
      <PaymentBreakdown offer={offer} today={purchase.form.today} />
      {offer.inFull && <RepresentativeExample monthly={offer.monthly} inFull={offer.inFull} />}
      <CreditInformation paymentOption={offer.monthly} />
      <DirectDebitForm offer={offer} purchase={purchase} title={TITLE} />
    </CheckoutPage>
  )
}

export type PageToShow = { kind: 'summary'; offer: MonthlyOffer } | { kind: 'go'; to: string }

/**
 * Whether there is anything to agree to here. Card payers go straight to payment (DDM-04). Customers without a payment option, or
 * without credit, choose on results (BUY-07, D-267). Customers who can only pay in instalments for thirty days are shown those
 * (BUY-17).
 */
export function pageToShow(offer: Offer, customer: { isUnder18: boolean | undefined }): PageToShow {
  const { results, monthly, inFull, method } = offer
  if (method === 'CARD_PAYMENT') return { kind: 'go', to: paths.makePayment }
  if (method === undefined || monthly === undefined || customer.isUnder18 === true)
    return { kind: 'go', to: resultsPath() }
  if (results.thirtyDayQuoteDetails?.showOnly30DayQuote === true)
    return { kind: 'go', to: paths.thirtyDayQuote }
  return { kind: 'summary', offer: { results, monthly, inFull } }
}
