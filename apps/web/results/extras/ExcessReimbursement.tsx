import { withAddOn, withoutAddOn } from '@milepost/domain/outcome/add-on-choice'
import { addOnPriceInWords } from '@milepost/domain/outcome/add-on-price'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import { useState } from 'react'
import { journey } from '../../brands/current'
import type { PaymentMethod } from '../../state/results-state'
import { Card } from '../../ui/Card'
import { Select } from '../../ui/Select'
import { changeAddOns } from '../change-offer'
import { ChangeFailure } from './ChangeFailure'
import { addOnChanged } from './change-words'
import { CHOOSE_FIRST } from './ExtraCard'
import type { OfferedAddOn } from './offered-add-ons'
import { StateBadge } from './StateBadge'
import { useOfferChange } from './use-offer-change'

type ExcessReimbursementProps = {
  addOns: readonly OfferedAddOn[]
  method: PaymentMethod | undefined
  /** What the customer would pay of a claim, in words. */
  totalExcess: string
}

const NONE = ''

/** One of several amounts, or none: "None" is the first of them and takes the extra off (AON-02, D-172). */
export function ExcessReimbursement({ addOns, method, totalExcess }: ExcessReimbursementProps) {
  const { failure, run } = useOfferChange()
  const [wanted, setWanted] = useState<string>()
  const isBlocked = method === undefined && !addOns.some((addOn) => addOn.selected)
  const selected = addOns.find((addOn) => addOn.selected)?.code ?? NONE
  async function choose(code: string) {
    setWanted(code)
    const isNone = code === NONE
    await run(
      () => changeAddOns((chosen) => (isNone ? withoutAll(chosen, addOns) : withAddOn(chosen, code))),
      addOnChanged('Excess reimbursement', isNone ? 'removed' : 'added'),
    )
    setWanted(undefined)
  }
  return (
    <Card
      className="extra"
      title="Excess reimbursement"
      level={3}
      action={<StateBadge state={selected === NONE ? 'on-offer' : 'added'} />}
    >
      <p className="extra__words">
        Pays back the excess you paid on a claim, up to the amount you choose. Your total excess is{' '}
        {totalExcess}.
      </p>
      <ChangeFailure failure={failure} />
      <Select
        name="excess-reimbursement"
        label="How much cover do you want?"
        hint={isBlocked && CHOOSE_FIRST}
        disabled={isBlocked}
        placeholder={null}
        options={[
          { value: NONE, label: 'None' },
          ...addOns.map((addOn) => ({ value: addOn.code, label: optionWords(addOn, method) })),
        ]}
        value={wanted ?? selected}
        onChange={({ target }) => void choose(target.value)}
      />
    </Card>
  )
}

function optionWords(addOn: OfferedAddOn, method: PaymentMethod | undefined): string {
  const { title } = addOnWords(addOn, journey.cover)
  return [title, addOnPriceInWords(addOn, method)].filter(Boolean).join(': ')
}

function withoutAll(chosen: readonly string[], gone: readonly OfferedAddOn[]): readonly string[] {
  return gone.reduce((left, { code }) => withoutAddOn(left, code), chosen)
}
