import { representativeExample } from '@milepost/domain/payment/representative-example'
import type { PaymentOption } from '../../offer/offer'
import { planOf, totalOf } from '../../offer/payment-plan'

type RepresentativeExampleProps = { monthly: PaymentOption; inFull: PaymentOption }

/** Never folded away: whoever sees the price of credit sees what makes it, each part as large as the others (CONC 3.5.5). */
export function RepresentativeExample({ monthly, inFull }: RepresentativeExampleProps) {
  return (
    <div className="example">
      <h3 className="payment__subtitle">Representative example</h3>
      <dl className="example__parts figures">
        {representativeExample(planOf(monthly), totalOf(inFull)).map(({ name, words }) => (
          <div key={name}>
            <dt className="example__name">{name}</dt>
            <dd className="example__words">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
