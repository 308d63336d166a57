import { representativeExample } from '@milepost/domain/payment/representative-example'
import { brand } from '../brands/brand.ts'
import textStyles from '../ui/text.module.css'
import exampleStyles from './example.module.css'
import type { PaymentOption } from './offer.ts'
import { planOf, totalOf } from './payment-plan.ts'
import styles from './RepresentativeExample.module.css'

type RepresentativeExampleProps = { monthly: PaymentOption; inFull: PaymentOption }

/**
 * On every page that states what a month costs, before it is bought. Never collapsed: the example must be as visible as the price of credit, each part as prominent as the others (CONC 3.5.5). On a phone its
 * parts are running text. It states that the monthly payments repay a loan, and who lends (JRN-12, D-192).
 */
export function RepresentativeExample({ monthly, inFull }: RepresentativeExampleProps) {
  const { lenderName, name: firm } = brand.firm
  return (
    <div className={styles.example}>
      <h3 className={styles.title}>Representative example</h3>{' '}
      <dl className={`${styles.parts} ${textStyles.figures}`} data-part="example-parts">
        {representativeExample(planOf(monthly), totalOf(inFull)).map(({ name, words }) => (
          <div key={name} className={styles.part}>
            <dt className={exampleStyles.name}>{name}</dt> <dd className={exampleStyles.words}>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.lender}>
        A regulated fixed-sum premium finance loan from {lenderName}, a lender linked to {firm}.
      </p>
    </div>
  )
}
