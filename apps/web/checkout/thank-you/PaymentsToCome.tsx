import { paymentsToCome } from '@milepost/domain/quote/payments-to-come'
import { formatDate } from '@milepost/domain/values/local-date'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { BoughtPolicy } from '../../api/get-purchase'
import { pack } from '../../brands/pack'
import { firstDay } from './cover-in-words'

type Plan = NonNullable<BoughtPolicy['instalments']>

/** What is paid when from here on, to the last payment (D-180, D-183). */
export function PaymentsToCome({ policy, plan }: { policy: BoughtPolicy; plan: Plan }) {
  const payments = paymentsToCome({
    coverStart: firstDay(policy),
    firstOn: plan.firstOn,
    first: fromPounds(plan.first),
    standard: fromPounds(plan.standard),
    count: plan.count,
  })
  return (
    <section aria-labelledby="to-come-title">
      <h2 id="to-come-title" className="thanks__title">
        What you pay from here on
      </h2>
      <p className="thanks__lead">
        {plan.count === 1 ? '1 payment' : `${plan.count} monthly payments`} by Direct Debit to{' '}
        {pack.firm.lenderName}. You have notice of the first at least 10 working days before it is taken.
      </p>
      <ol className="to-come figures">
        {payments.map(({ on, amount }) => (
          <li key={on} className="to-come__payment">
            <span className="to-come__when">{formatDate(on)}</span> <strong>{formatPence(amount)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
