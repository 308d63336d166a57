import type { Inputs } from './input'
import { PlateInput } from './inputs/PlateInput'

/** What the first screen asks with; the others arrive with what uses them. */
export const firstInputs: Inputs = { plate: PlateInput }
