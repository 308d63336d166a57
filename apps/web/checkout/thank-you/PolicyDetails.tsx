import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { PurchasedPolicy } from '../../api/payment'
import { CopyText } from '../../ui/CopyText'
import { PlateBadge } from '../../ui/NumberPlate'
import { coverInWords } from './cover-in-words'

/** What was bought: its number, the vehicle, from when to when, and what was paid (THX-02, D-215). */
export function PolicyDetails({ policy }: { policy: PurchasedPolicy }) {
  const { policyNumber, vehicle, registration } = policy
  const { starts, ends } = coverInWords(policy)
  const paid = paidInWords(policy)
  return (
    <section className="card thanks__policy" aria-labelledby="policy-title">
      <div className="thanks__number">
        <h2 id="policy-title" className="thanks__number-name">
          Your policy number
        </h2>
        <CopyText text={policyNumber} name="policy number" />
      </div>
      <dl className="facts">
        {(vehicle || registration) && (
          <div className="facts__row">
            <dt>Vehicle</dt>
            <dd className="thanks__vehicle">
              {registration && <PlateBadge text={registration} />}
              {vehicle && <span>{vehicle}</span>}
            </dd>
          </div>
        )}
        <div className="facts__row">
          <dt>Cover starts</dt>
          <dd className="figures">{starts}</dd>
        </div>
        <div className="facts__row">
          <dt>Cover ends</dt>
          <dd className="figures">{ends}</dd>
        </div>
        <div className="facts__row">
          <dt>{paid.name}</dt>
          <dd className="figures">{paid.amount}</dd>
        </div>
      </dl>
      {paid.note && <p className="thanks__note">{paid.note}</p>}
    </section>
  )
}

export type PaidInWords = { name: string; amount: string; note?: string }

/** What was paid, or is held and will be taken: never said to be taken before it is (THX-02, D-212, D-215). */
export function paidInWords({ payment, paidNow }: Pick<PurchasedPolicy, 'payment' | 'paidNow'>): PaidInWords {
  const amount = formatPence(fromPounds(paidNow))
  switch (payment) {
    case 'TAKEN':
      return { name: 'Amount paid', amount }
    case 'HELD':
      return {
        name: 'Amount to be taken',
        amount,
        note: 'Your bank holds it for us. We take it shortly, once, and you have nothing more to do.',
      }
    case 'NONE':
      return { name: 'Amount paid', amount, note: 'Nothing was due when you bought.' }
  }
}
