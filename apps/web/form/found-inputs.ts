import type { Inputs } from './input'
import { MoneyInput } from './inputs/MoneyInput'
import { SelectInput } from './inputs/SelectInput'

/** What is asked with once a vehicle was found, or came back with a saved quote. */
export const foundInputs: Inputs = { money: MoneyInput, choice: SelectInput }
