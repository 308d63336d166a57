import { YesNo } from '../../ui/YesNo'
import type { InputProps } from '../input'

export function YesNoInput({ box }: InputProps) {
  return <YesNo {...box} />
}
