import { type AddOnState, withAddOn, withoutAddOn } from '@milepost/domain/outcome/add-on-choice'
import { addOnPriceInWords } from '@milepost/domain/outcome/add-on-price'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import { journey } from '../../brands/current'
import type { PaymentMethod } from '../../state/results-state'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { changeAddOns } from '../change-offer'
import { addOnChanged } from './change-words'
import { ExtraCard } from './ExtraCard'
import type { OfferedAddOn } from './offered-add-ons'
import { useOfferChange } from './use-offer-change'

type OtherExtraProps = {
  addOn: OfferedAddOn
  state: AddOnState
  method: PaymentMethod | undefined
}

/** An extra without a panel of its own: legal cover, taxi hire, liability, and whatever nobody foresaw (AON-05, D-149). */
export function OtherExtra({ addOn, state, method }: OtherExtraProps) {
  const { failure, run } = useOfferChange()
  const { title, words } = addOnWords(addOn, journey.cover)
  const add = () =>
    run(() => changeAddOns((chosen) => withAddOn(chosen, addOn.code)), addOnChanged(title, 'added'))
  const remove = () =>
    run(() => changeAddOns((chosen) => withoutAddOn(chosen, addOn.code)), addOnChanged(title, 'removed'))
  const named = (verb: string) => (
    <>
      {verb} <VisuallyHidden>{title}</VisuallyHidden>
    </>
  )
  return (
    <ExtraCard
      title={title}
      words={words}
      price={addOnPriceInWords(addOn, method)}
      state={state}
      add={{ label: named('Add'), onPress: () => void add() }}
      remove={{ label: named('Remove'), onPress: () => void remove() }}
      failure={failure}
    />
  )
}
