import { longMoment } from '@milepost/domain/quote/policy-period'
import { londonTime } from '@milepost/domain/values/london-time'
import { plateText } from '@milepost/domain/values/registration'
import type { PurchasedPolicy } from '../../api/payment.ts'
import { brand } from '../../brands/brand.ts'
import { journey } from '../../brands/current.ts'
import { Logo } from '../../brands/Logo.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './WalletCard.module.css'

/**
 * What to have at hand at the roadside, in the size of a bank card (ISO/IEC 7810 ID-1). It is not the certificate of motor insurance, whose
 * form the law prescribes, and it states that.
 */
export function WalletCard({ policy }: { policy: PurchasedPolicy }) {
  const { policyNumber, registration, coverStart, coverEnd } = policy
  const { claimsLine } = brand.firm
  return (
    <div className={styles.card} data-part="wallet-card">
      <div className={styles.head}>
        <Logo brand={brand} />
        <span>{journey.name}</span>
      </div>
      <dl className={`${styles.lines} ${textStyles.figures}`}>
        <Line name="Policy">{policyNumber}</Line>
        {registration && <Line name="Vehicle">{plateText(registration)}</Line>}
        <Line name="From">{moment(coverStart)}</Line>
        <Line name="To">{moment(coverEnd)}</Line>
        <Line name="Insurer">{journey.insurer}</Line>
        <Line name="Claims">
          {claimsLine.phone.display}, {claimsLine.hours.short}
        </Line>
      </dl>
      <p className={styles.not}>Not a certificate of motor insurance</p>
    </div>
  )
}

const moment = (instant: string) => longMoment(londonTime(new Date(instant)))

function Line({ name, children }: { name: string; children: string | string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
