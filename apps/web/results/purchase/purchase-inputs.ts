import type { Inputs } from '../../form/input'
import { ChoiceInput } from '../../form/inputs/ChoiceInput'
import { LicenceNumberInput } from '../../form/inputs/LicenceNumberInput'
import { MoneyInput } from '../../form/inputs/MoneyInput'
import { TextInput } from '../../form/inputs/TextInput'
import { TickInput } from '../../form/inputs/TickInput'

/** The ways of asking that the purchase form needs; the rest of them stay with the wizard. */
export const purchaseInputs: Inputs = {
  choice: ChoiceInput,
  email: TextInput,
  phone: TextInput,
  'licence-number': LicenceNumberInput,
  money: MoneyInput,
  tick: TickInput,
}
