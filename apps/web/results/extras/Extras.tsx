import { addOnWords } from '@milepost/domain/quote/add-on-words'
import {
  type AddOnState,
  addOnPriceInWords,
  addOnState,
  categoryOf,
  withAddOn,
  withoutAddOn,
} from '@milepost/domain/quote/add-ons'
import { useState } from 'react'
import { journey } from '../../brands/current.ts'
import { type OfferedAddOn, offeredAddOns } from '../../offer/add-ons.ts'
import type { Offer } from '../../offer/offer.ts'
import { excessLines } from '../../offer/policy-lines.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import type { PaymentMethod } from '../../state/results-state.ts'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Breakdown } from '../breakdown/Breakdown.tsx'
import { changeAddOns } from '../change-offer.ts'
import { CHOOSE_FIRST, ChangeFailure, ExtraCard, StateBadge } from './ExtraCard.tsx'
import styles from './extras.module.css'
import { addOnChanged, changeWords, useOfferChange } from './use-offer-change.ts'

/** The optional extras; an option without extras has no such section (AON-02 to AON-06, D-149). */
export function Extras({ offer: { option, method } }: { offer: Offer }) {
  const addOns = offeredAddOns(option)
  if (addOns.length === 0) return null
  const of = (category: ReturnType<typeof categoryOf>) =>
    addOns.filter(({ code }) => categoryOf(code) === category)
  const reimbursements = of('excess-reimbursement')
  const { total } = excessLines(option.underwrittenExcesses)
  return (
    <section aria-labelledby="extras-title">
      <div className={pricedPageStyles.intro}>
        <h2 id="extras-title" className={pricedPageStyles.title}>
          Optional extras
        </h2>
        <p className={pricedPageStyles.lead}>Add or remove them here.</p>
      </div>
      <div className={styles.extras}>
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

/** Key care (AON-04). */
function KeyCare({ addOn, method }: { addOn: OfferedAddOn; method: PaymentMethod | undefined }) {
  const { failure, run } = useOfferChange()
  const { title, brief } = addOnWords(addOn, journey.cover)
  const add = () =>
    run(() => changeAddOns((chosen) => withAddOn(chosen, addOn.code)), changeWords.keyCareAdded)
  const remove = () =>
    run(() => changeAddOns((chosen) => withoutAddOn(chosen, addOn.code)), changeWords.keyCareRemoved)
  return (
    <ExtraCard
      title={title}
      words={brief}
      price={addOnPriceInWords(addOn, method)}
      state={addOnState(addOn, [addOn])}
      add={{ label: 'Add Key Care', onPress: () => void add() }}
      remove={{ label: 'Remove Key Care', onPress: () => void remove() }}
      failure={failure}
    />
  )
}

type OtherExtraProps = {
  addOn: OfferedAddOn
  state: AddOnState
  method: PaymentMethod | undefined
}

/**
 * An extra without its own panel: legal cover, taxi hire, liability, and any code not listed (AON-05, D-149). One that is included
 * is explained among what the cover includes.
 */
function OtherExtra({ addOn, state, method }: OtherExtraProps) {
  const { failure, run } = useOfferChange()
  const { title, brief, amount } = addOnWords(addOn, journey.cover)
  const adds = amount?.adds ?? title
  const hiddenLabel = amount && `of ${amount.of.toLowerCase()}`
  const add = () =>
    run(() => changeAddOns((chosen) => withAddOn(chosen, addOn.code)), addOnChanged(title, 'added'))
  const remove = () =>
    run(() => changeAddOns((chosen) => withoutAddOn(chosen, addOn.code)), addOnChanged(title, 'removed'))
  return (
    <ExtraCard
      title={amount && state !== 'included' ? amount.of : title}
      words={state === 'included' ? '' : brief}
      price={addOnPriceInWords(addOn, method)}
      state={state}
      add={{ label: `Add ${adds}`, hiddenLabel, onPress: () => void add() }}
      remove={{ label: `Remove ${adds}`, hiddenLabel, onPress: () => void remove() }}
      failure={failure}
    />
  )
}

type ExcessReimbursementProps = {
  addOns: readonly OfferedAddOn[]
  method: PaymentMethod | undefined
  /** The customer's total excess, formatted. */
  totalExcess: string
}

const NONE = ''

/** One of several amounts, or none: "None" is the first and removes the extra (AON-02, D-172). */
function ExcessReimbursement({ addOns, method, totalExcess }: ExcessReimbursementProps) {
  const { failure, run } = useOfferChange()
  const [requested, setRequested] = useState<string>()
  const isBlocked = method === undefined && !addOns.some((addOn) => addOn.selected)
  const chosen = addOns.find((addOn) => addOn.selected)
  const selected = chosen?.code ?? NONE
  async function choose(code: string) {
    setRequested(code)
    const isNone = code === NONE
    await run(
      () => changeAddOns((chosen) => (isNone ? withoutAll(chosen, addOns) : withAddOn(chosen, code))),
      addOnChanged('Excess reimbursement', isNone ? 'removed' : 'added'),
    )
    setRequested(undefined)
  }
  return (
    <Card
      className={`${styles.extra} ${styles.choice}`}
      data-part="extra"
      title="Excess reimbursement"
      level={3}
      action={<StateBadge state={selected === NONE ? 'on-offer' : 'added'} />}
    >
      <p className={styles.words}>Pays back your {totalExcess} excess after a claim.</p>
      <ChangeFailure failure={failure} />
      <Select
        name="excess-reimbursement"
        label={<VisuallyHidden>How much cover do you want?</VisuallyHidden>}
        hint={isBlocked && CHOOSE_FIRST}
        disabled={isBlocked}
        placeholder={null}
        options={[
          { value: NONE, label: 'None' },
          ...addOns.map((addOn) => ({ value: addOn.code, label: optionWords(addOn, method) })),
        ]}
        value={requested ?? selected}
        onChange={({ target }) => void choose(target.value)}
      />
      <p className={styles.printed}>{chosen ? optionWords(chosen, method) : 'None chosen'}</p>
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
