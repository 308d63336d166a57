import { costOfCredit } from '@milepost/domain/payment/cost-of-credit'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { MonthlyOffer } from '../monthly-offer'
import { PayInFull } from './PayInFull'

/** What paying monthly costs beyond paying in full, and the way to pay in full after all. */
export function Difference({ monthly, inFull }: Pick<MonthlyOffer, 'monthly' | 'inFull'>) {
  if (!inFull) return null
  const { more, percentMore } = costOfCredit({
    monthly: fromPounds(monthly.totalAmountPayable.amount),
    inFull: fromPounds(inFull.totalAmountPayable.amount),
  })
  return (
    <p className="debit__difference figures">
      <strong>
        {more > 0
          ? `Paying monthly costs ${formatPence(more)} (${percentMore.toFixed(1)}%) more than paying in full.`
          : 'Paying monthly costs the same as paying in full.'}
      </strong>
      <br />
      <PayInFull inFull={inFull} />
    </p>
  )
}
