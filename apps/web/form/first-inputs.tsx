import type { KeyboardEvent } from 'react'
import { NumberPlate } from '../ui/NumberPlate.tsx'
import type { InputProps, Inputs } from './input.ts'

/** Room for a pasted plate with spaces around it; the domain validates it. */
const LONGEST = 20

/** The inputs of the first screen. The others are loaded with what uses them. */
export const firstInputs: Inputs = { plate: PlateInput }

export function PlateInput({ fieldProps, action, onEnter }: InputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onEnter || event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return <NumberPlate {...fieldProps} action={action} maxLength={LONGEST} onKeyDown={onKeyDown} />
}
