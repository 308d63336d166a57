import { costOfCredit } from '@milepost/domain/payment/cost-of-credit'
import { costInWords } from '../../offer/cost-in-words'
import { totalOf } from '../../offer/plan-of'
import type { MonthlyOffer } from './monthly-offer'
import { PayInFull } from './PayInFull'

/** What paying monthly costs beyond paying in full, and the way to pay in full after all. */
export function Difference({ monthly, inFull }: Pick<MonthlyOffer, 'monthly' | 'inFull'>) {
  if (!inFull) return null
  return (
    <p className="debit__difference figures">
      <strong>{costInWords(costOfCredit({ monthly: totalOf(monthly), inFull: totalOf(inFull) }))}</strong>
      <br />
      <PayInFull inFull={inFull} />
    </p>
  )
}
