import { MoneyField } from '../ui/MoneyField.tsx'
import { Select } from '../ui/Select.tsx'
import type { InputProps, Inputs } from './input.ts'

/** The inputs needed once a vehicle was found, or came back with a saved quote. */
export const foundInputs: Inputs = { money: MoneyInput, choice: SelectInput }

export function MoneyInput({ fieldProps }: InputProps) {
  return <MoneyField {...fieldProps} />
}

/** A closed list as a native select. The first step needs no other kind. */
export function SelectInput({ fieldProps, question, asking }: InputProps) {
  const options = question.kind.options?.(asking) ?? []
  return <Select {...fieldProps} options={options.map(({ code, desc }) => ({ value: code, label: desc }))} />
}
