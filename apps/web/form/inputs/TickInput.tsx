import { Checkbox } from '../../ui/Checkbox'
import type { InputProps } from '../input'

export function TickInput({ box: { value, onChange, help: _help, ...box } }: InputProps) {
  return (
    <Checkbox
      {...box}
      checked={value === 'yes'}
      onChange={({ target }) => onChange({ target: { value: target.checked ? 'yes' : '' } })}
    />
  )
}
