import { representativeExample } from '@milepost/domain/payment/representative-example'
import exampleStyles from '../../offer/example.module.css'
import type { PaymentOption } from '../../offer/offer'
import { planOf, totalOf } from '../../offer/payment-plan'
import pricedPageStyles from '../../offer/priced-page.module.css'
import textStyles from '../../ui/text.module.css'

type RepresentativeExampleProps = { monthly: PaymentOption; inFull: PaymentOption }

/** Never collapsed: the example must be as visible as the price of credit, each part as prominent as the others (CONC 3.5.5). */
export function RepresentativeExample({ monthly, inFull }: RepresentativeExampleProps) {
  return (
    <div className={exampleStyles.example}>
      <h3 className={pricedPageStyles.subtitle}>Representative example</h3>
      <dl className={`${exampleStyles.parts} ${textStyles.figures}`} data-part="example-parts">
        {representativeExample(planOf(monthly), totalOf(inFull)).map(({ name, words }) => (
          <div key={name}>
            <dt className={exampleStyles.name}>{name}</dt>
            <dd className={exampleStyles.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
