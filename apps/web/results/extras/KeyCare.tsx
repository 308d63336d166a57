import { addOnState, withAddOn, withoutAddOn } from '@milepost/domain/outcome/add-on-choice'
import { addOnPriceInWords } from '@milepost/domain/outcome/add-on-price'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import { journey } from '../../brands/current'
import type { PaymentMethod } from '../../state/results-state'
import { changeAddOns } from '../change-offer'
import { changeWords } from './change-words'
import { ExtraCard } from './ExtraCard'
import type { OfferedAddOn } from './offered-add-ons'
import { useOfferChange } from './use-offer-change'

/** AON-04. */
export function KeyCare({ addOn, method }: { addOn: OfferedAddOn; method: PaymentMethod | undefined }) {
  const { failure, run } = useOfferChange()
  const { title, words } = addOnWords(addOn, journey.cover)
  const add = () =>
    run(() => changeAddOns((chosen) => withAddOn(chosen, addOn.code)), changeWords.keyCareAdded)
  const remove = () =>
    run(() => changeAddOns((chosen) => withoutAddOn(chosen, addOn.code)), changeWords.keyCareRemoved)
  return (
    <ExtraCard
      title={title}
      words={words}
      price={addOnPriceInWords(addOn, method)}
      state={addOnState(addOn, [addOn])}
      add={{ label: 'Add Key Care', onPress: () => void add() }}
      remove={{ label: 'Remove Key Care', onPress: () => void remove() }}
      failure={failure}
    />
  )
}
