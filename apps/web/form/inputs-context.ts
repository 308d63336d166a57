import { createContext } from 'react'
import type { Inputs } from './input'

/**
 * The inputs of the page, for an input that asks further questions of its own. Given rather than imported: the list of inputs
 * names that input too.
 */
export const InputsContext = createContext<Inputs>({})
