import type { Inputs } from './input'
import { MoneyInput } from './inputs/MoneyInput'
import { PlateInput } from './inputs/PlateInput'
import { SelectInput } from './inputs/SelectInput'

/** The inputs of the first step; the others arrive with the steps that use them. */
export const firstInputs: Inputs = { plate: PlateInput, money: MoneyInput, choice: SelectInput }
