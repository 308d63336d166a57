import type { LocalDate } from '@milepost/domain/values/local-date'
import { everyPayment } from '../../offer/every-payment'
import { MoneyRows } from '../../offer/MoneyRows'
import { useQuote } from '../../state/quote-state'
import { Card } from '../../ui/Card'
import { Disclosure } from '../../ui/Disclosure'
import { costRows, paymentRows } from './breakdown-rows'
import { Difference } from './CostOfCredit'
import { FirstPaymentRow } from './FirstPaymentRow'
import type { MonthlyOffer } from './monthly-offer'
import { useFirstPayment } from './use-first-payment'

/** What the year costs, how it is paid and when (DDM-05 to DDM-07). */
export function PaymentBreakdown({ offer, today }: { offer: MonthlyOffer; today: LocalDate }) {
  const { results, monthly, inFull } = offer
  const coverStart = useQuote((state) => state.answers.coverDetails.effectiveFrom?.date)
  const { firstPayment, retry } = useFirstPayment(results.quoteReference, today)
  const payments =
    coverStart && typeof firstPayment === 'object'
      ? everyPayment(monthly, { coverStart, today }, firstPayment.date)
      : []
  return (
    <Card title="Your payments" className="debit__breakdown">
      <MoneyRows rows={costRows(monthly)} isSum />
      <h3 className="debit__subtitle">How you pay it</h3>
      <MoneyRows rows={paymentRows(monthly)}>
        {coverStart && <FirstPaymentRow firstPayment={firstPayment} onRetry={retry} />}
      </MoneyRows>
      {payments.length > 0 && (
        <Disclosure summary="Every payment and its date">
          <ol className="dates__list figures">
            {payments.map(({ when, amount }) => (
              <li key={when} className="dates__payment">
                <span className="dates__when">{when}</span> <strong>{amount}</strong>
              </li>
            ))}
          </ol>
          <p className="debit__small">
            A payment that falls on a weekend or bank holiday is taken on the next working day.
          </p>
        </Disclosure>
      )}
      <Difference monthly={monthly} inFull={inFull} />
    </Card>
  )
}
