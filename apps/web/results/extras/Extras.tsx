import { categoryOf } from '@milepost/domain/outcome/add-on'
import { addOnState } from '@milepost/domain/outcome/add-on-choice'
import { excessLines } from '../../offer/excess-lines'
import type { Offer } from '../../offer/offer'
import { Breakdown } from '../breakdown/Breakdown'
import { ExcessReimbursement } from './ExcessReimbursement'
import { KeyCare } from './KeyCare'
import { OtherExtra } from './OtherExtra'
import { offeredAddOns } from './offered-add-ons'

/** What can be had beside the cover; a policy that is sold without extras has no such section (AON-02 to AON-06, D-149). */
export function Extras({ offer: { option, method } }: { offer: Offer }) {
  const addOns = offeredAddOns(option)
  if (addOns.length === 0) return null
  const of = (category: ReturnType<typeof categoryOf>) =>
    addOns.filter(({ code }) => categoryOf(code) === category)
  const reimbursements = of('excess-reimbursement')
  const { total } = excessLines(option.underwrittenExcesses)
  return (
    <section aria-labelledby="extras-title">
      <h2 id="extras-title" className="results__title">
        Optional extras
      </h2>
      <p className="results__lead">None of these is needed to drive. Add or remove them as you like.</p>
      <div className="extras">
        <Breakdown tiers={of('breakdown')} all={addOns} method={method} />
        {reimbursements.length > 0 && (
          <ExcessReimbursement addOns={reimbursements} method={method} totalExcess={total.words} />
        )}
        {of('keycare').map((addOn) => (
          <KeyCare key={addOn.code} addOn={addOn} method={method} />
        ))}
        {of('optional-extra')
          .map((addOn) => ({ addOn, state: addOnState(addOn, addOns) }))
          .filter(({ state }) => state !== 'replaced')
          .map(({ addOn, state }) => (
            <OtherExtra key={addOn.code} addOn={addOn} state={state} method={method} />
          ))}
      </div>
    </section>
  )
}
