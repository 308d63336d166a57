import { AddressInput } from './address/AddressInput'
import { firstInputs } from './first-inputs'
import { foundInputs } from './found-inputs'
import type { Inputs } from './input'
import { ChoiceInput, TickInput, YesNoInput } from './inputs/ChoiceInput'
import { DateInput } from './inputs/DateInput'
import { LicenceNumberInput } from './inputs/LicenceNumberInput'
import { MileageInput } from './inputs/MileageInput'
import { SearchInput } from './inputs/SearchInput'
import { StartInput } from './inputs/StartInput'
import { TextInput } from './inputs/TextInput'
import { ListInput } from './lists/ListInput'

/** Every kind of input. Loaded with the second step. */
export const inputs: Inputs = {
  ...firstInputs,
  ...foundInputs,
  choice: ChoiceInput,
  'yes-no': YesNoInput,
  date: DateInput,
  name: TextInput,
  email: TextInput,
  phone: TextInput,
  'whole-number': TextInput,
  search: SearchInput,
  mileage: MileageInput,
  tick: TickInput,
  'licence-number': LicenceNumberInput,
  start: StartInput,
  address: AddressInput,
  list: ListInput,
}
