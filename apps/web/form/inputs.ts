import { AddressInput } from './address/AddressInput.tsx'
import { PlateInput } from './first-inputs.tsx'
import { MoneyInput } from './found-inputs.tsx'
import type { Inputs } from './input.ts'
import { ChoiceInput, TickInput, YesNoInput } from './inputs/ChoiceInput.tsx'
import { DateInput } from './inputs/DateInput.tsx'
import { LicenceNumberInput } from './inputs/LicenceNumberInput.tsx'
import { MileageInput } from './inputs/MileageInput.tsx'
import { SearchInput } from './inputs/SearchInput.tsx'
import { StartInput } from './inputs/StartInput.tsx'
import { EmailInput, NameInput, NumberInput, PhoneInput } from './inputs/TextInput.tsx'
import { ListInput } from './lists/ListInput.tsx'

/** The input of every kind of question. Loaded with the second step. */
export const inputs: Required<Inputs> = {
  plate: PlateInput,
  money: MoneyInput,
  choice: ChoiceInput,
  'yes-no': YesNoInput,
  date: DateInput,
  name: NameInput,
  email: EmailInput,
  phone: PhoneInput,
  'whole-number': NumberInput,
  search: SearchInput,
  mileage: MileageInput,
  tick: TickInput,
  'licence-number': LicenceNumberInput,
  start: StartInput,
  address: AddressInput,
  list: ListInput,
}
