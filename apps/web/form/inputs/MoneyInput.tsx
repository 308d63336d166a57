import { MoneyField } from '../../ui/MoneyField'
import type { InputProps } from '../input'

export function MoneyInput({ box }: InputProps) {
  return <MoneyField {...box} />
}
