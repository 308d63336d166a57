import { Select } from '../../ui/Select'
import type { InputProps } from '../input'

/** One of a closed list in the browser's own list. The first step needs no other. */
export function SelectInput({ box, question, asking }: InputProps) {
  const options = question.kind.options?.(asking) ?? []
  return <Select {...box} options={options.map(({ code, desc }) => ({ value: code, label: desc }))} />
}
