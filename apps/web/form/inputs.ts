import { AddressInput } from './address/AddressInput.tsx'
import { firstInputs } from './first-inputs.tsx'
import { foundInputs } from './found-inputs.tsx'
import type { Inputs } from './input.ts'
import { ChoiceInput, TickInput, YesNoInput } from './inputs/ChoiceInput.tsx'
import { DateInput } from './inputs/DateInput.tsx'
import { LicenceNumberInput } from './inputs/LicenceNumberInput.tsx'
import { MileageInput } from './inputs/MileageInput.tsx'
import { SearchInput } from './inputs/SearchInput.tsx'
import { StartInput } from './inputs/StartInput.tsx'
import { TextInput } from './inputs/TextInput.tsx'
import { ListInput } from './lists/ListInput.tsx'

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
