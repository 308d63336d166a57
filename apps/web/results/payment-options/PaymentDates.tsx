import { londonDate } from '@milepost/domain/values/london-time'
import { pack } from '../../brands/pack'
import { everyPayment } from '../../offer/every-payment'
import type { WayToPay } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'

/** When each monthly payment is taken, and that they repay a loan (JRN-12, D-183, D-192). A quote without a start has no dates. */
export function PaymentDates({ way }: { way: WayToPay }) {
  const coverStart = useQuote((state) => state.answers.coverDetails.effectiveFrom?.date)
  const { lenderName, name } = pack.firm
  return (
    <div className="dates" data-way={way.paymentMethod}>
      {coverStart && (
        <>
          <h3 className="payment__subtitle">Every monthly payment and its date</h3>
          <ol className="dates__list figures">
            {everyPayment(way, { coverStart, today: londonDate(new Date()) }).map(({ when, amount }) => (
              <li key={when} className="dates__payment">
                <span className="dates__when">{when}</span> <strong>{amount}</strong>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="payment__small">
        {coverStart && 'A payment that falls on a weekend or bank holiday is taken on the next working day. '}
        Paying monthly is a regulated fixed-sum premium finance loan from {lenderName}, a lender linked to{' '}
        {name}.
      </p>
    </div>
  )
}
