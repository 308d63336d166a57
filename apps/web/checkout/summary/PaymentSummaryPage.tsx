import { isProposerUnder18 } from '@milepost/domain/quote/proposer-under-18'
import { Navigate } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { useOffer } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'
import { CreditInformation } from './CreditInformation'
import { DirectDebitForm } from './DirectDebitForm'
import { ImportantBanner } from './ImportantBanner'
import { type MonthlyOffer, outcomeIdOf } from './monthly-offer'
import { PaymentBreakdown } from './PaymentBreakdown'
import { pageToShow } from './page-to-show'
import { useBuyMonthly } from './use-buy-monthly'
import { usePriceWatch } from './use-price-watch'

const TITLE = 'Payment summary'

/** The summary of paying monthly and its agreement (NAV-06), for those who pay that way. */
export function PaymentSummaryPage() {
  const offer = useOffer()
  const isUnder18 = useQuote((state) => isProposerUnder18(state.answers))
  if (!offer) return null
  const shown = pageToShow(offer, { isUnder18 })
  if (shown.kind === 'go') return <Navigate to={shown.to} replace />
  // Another price is another agreement: nothing of the form is carried over.
  return <Summary key={outcomeIdOf(offer)} offer={shown.offer} />
}

function Summary({ offer }: { offer: MonthlyOffer }) {
  usePriceWatch()
  const buying = useBuyMonthly(offer)
  const isDueNow = offer.monthly.upFrontAmount.amount > 0
  return (
    <div className="debit">
      <PageHeading lead="What you pay and when, your credit agreement, and the account it is paid from.">
        {TITLE}
      </PageHeading>
      <ImportantBanner firm={pack.firm} isDueNow={isDueNow} />
      <PaymentBreakdown offer={offer} today={buying.form.today} />
      <CreditInformation way={offer.monthly} />
      <DirectDebitForm offer={offer} buying={buying} title={TITLE} />
    </div>
  )
}
