import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { plateText } from '@milepost/domain/values/registration'
import type { PurchasedPolicy } from '../../api/payment.ts'
import { Card } from '../../ui/Card.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Detail } from '../../ui/DetailList.tsx'
import { PlateBadge } from '../../ui/NumberPlate.tsx'
import textStyles from '../../ui/text.module.css'
import { coverInWords } from './cover-in-words.ts'
import styles from './PolicyDetails.module.css'

/** What was bought: its number, the vehicle, from when to when, and what was paid (THX-02, D-215). */
export function PolicyDetails({ policy }: { policy: PurchasedPolicy }) {
  const { policyNumber, vehicle, registration } = policy
  const { starts, ends } = coverInWords(policy)
  const paid = paidInWords(policy)
  return (
    <Card className={styles.policy} aria-labelledby="policy-title">
      <div className={styles.band}>
        <div>
          <h2 id="policy-title" className={styles.numberName}>
            Your policy number
          </h2>
          <CopyText text={policyNumber} name="policy number" isLarge />
        </div>
        {(vehicle || registration) && (
          <p className={styles.vehicle}>
            {registration && <PlateBadge text={plateText(registration)} />}
            {vehicle && <span>{vehicle}</span>}
          </p>
        )}
      </div>
      <dl className={styles.details}>
        <Detail name="Cover starts" className={textStyles.figures}>
          {starts}
        </Detail>
        <Detail name="Cover ends" className={textStyles.figures}>
          {ends}
        </Detail>
        <Detail name={paid.name} className={`${styles.paid} ${textStyles.money}`}>
          {paid.amount}
        </Detail>
      </dl>
      {paid.note && <p className={styles.note}>{paid.note}</p>}
    </Card>
  )
}

export type PaidInWords = { name: string; amount: string; note?: string }

/** What was paid, or is authorised and will be taken; never shown as taken before it is (THX-02, D-212, D-215). */
export function paidInWords({ payment, paidNow }: Pick<PurchasedPolicy, 'payment' | 'paidNow'>): PaidInWords {
  const amount = formatPence(fromPounds(paidNow))
  switch (payment) {
    case 'TAKEN':
      return { name: 'Amount paid', amount }
    case 'HELD':
      return {
        name: 'Amount to be taken',
        amount,
        note: "Your bank has reserved this amount. We'll take it shortly, and you don't need to do anything.",
      }
    case 'NONE':
      return { name: 'Amount paid', amount, note: 'Nothing was due when you bought.' }
  }
}
