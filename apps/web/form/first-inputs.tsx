import type { KeyboardEvent } from 'react'
import { NumberPlate } from '../ui/NumberPlate'
import type { InputProps, Inputs } from './input'

/** Room for a pasted plate with blanks around it; its rule is the domain's. */
const LONGEST = 20

/** What the first screen asks with; the others arrive with what uses them. */
export const firstInputs: Inputs = { plate: PlateInput }

export function PlateInput({ fieldProps, action, onEnter }: InputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onEnter || event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return <NumberPlate {...fieldProps} action={action} maxLength={LONGEST} onKeyDown={onKeyDown} />
}
