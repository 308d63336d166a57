import type { Inputs } from '../../questions/input'
import { ChoiceInput } from '../../questions/inputs/ChoiceInput'
import { LicenceNumberInput } from '../../questions/inputs/LicenceNumberInput'
import { MoneyInput } from '../../questions/inputs/MoneyInput'
import { TextInput } from '../../questions/inputs/TextInput'
import { TickInput } from '../../questions/inputs/TickInput'

/** The ways of asking that the purchase form needs; the rest of them stay with the wizard. */
export const purchaseInputs: Inputs = {
  choice: ChoiceInput,
  email: TextInput,
  phone: TextInput,
  'licence-number': LicenceNumberInput,
  money: MoneyInput,
  tick: TickInput,
}
