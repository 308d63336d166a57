import type { SyntheticEvent } from 'react'
import { afterTyping } from './after-typing'
import { mayStand } from './money-typing'
import { TextField, type TextFieldProps } from './TextField'

export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'>

/** The most a currency box takes by typing, in pounds (VEH-22). */
const MOST_TYPED = 999_999

/** Pounds: the sign stands outside the box and is never part of the answer (VEH-22). Not type=number: it eats "1,200". */
export function MoneyField({ width = 'c10', autoComplete = 'off', ...rest }: MoneyFieldProps) {
  return (
    <TextField
      {...rest}
      width={width}
      autoComplete={autoComplete}
      inputMode="decimal"
      prefix="£"
      onBeforeInput={keepToMoney}
    />
  )
}

/** One character is a key press; more is a paste or an autofill, which is judged on Continue instead. */
function keepToMoney(event: SyntheticEvent<HTMLInputElement> & { data?: string | null }): void {
  const typed = event.data
  if (typed?.length !== 1) return
  if (!mayStand(afterTyping(event.currentTarget, typed), MOST_TYPED)) event.preventDefault()
}
