import { judgeAddress } from '@milepost/domain/questions/kinds/address'
import { isAddress } from '@milepost/domain/values/address'
import type { InputProps } from '../input'
import { AddressPicker } from './AddressPicker'

/** The one address a browser may fill in by itself: the customer's own, by the place of the answer. */
const HOME = 'proposerDetails-address'

/** A question whose answer is an address: home, or where the vehicle is kept (ADR-08). */
export function AddressInput({ box, answer, onAnswer }: InputProps) {
  return (
    <AddressPicker
      box={box}
      answer={isAddress(answer) ? answer : undefined}
      onAnswer={onAnswer}
      judge={judgeAddress}
      isAutofilled={box.name === HOME}
    />
  )
}
