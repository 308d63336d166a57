import { accountNumber } from '@milepost/domain/payment/direct-debit/account-number'
import { sortCode } from '@milepost/domain/payment/direct-debit/sort-code'
import type { ChangeEvent, SyntheticEvent } from 'react'
import type { InputProps } from '../../form/input'
import { afterTyping } from '../../ui/after-typing'
import { TextField } from '../../ui/TextField'
import { caretIn, type DigitsShape, mayStand, shaped } from './bank-typing'

const shapes: Readonly<Record<string, DigitsShape>> = {
  [sortCode.name]: { digits: 6, inPairs: true },
  [accountNumber.name]: { digits: 8, inPairs: false },
}

/** A sort code or an account number, in the form it is printed in while it is typed (DDM-25). Never filled in by the browser. */
export function BankDigitsInput({ box: { locked: _none, ...box }, question }: InputProps) {
  const shape = shapes[question.name]
  if (!shape) throw new Error(`No digits of a bank account are typed for ${question.name}`)

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = shaped(target.value, shape)
    if (text !== target.value) {
      const caret = caretIn(text, target.value.slice(0, target.selectionStart ?? undefined))
      // Shaped in place before React sees it, so that the caret stays where it was typed.
      target.value = text
      target.setSelectionRange(caret, caret)
    }
    box.onChange({ target: { value: text } })
  }

  /** One character is a key press; more is a paste, which is judged instead. */
  const keepToDigits = (event: SyntheticEvent<HTMLInputElement> & { data?: string | null }) => {
    const typed = event.data
    if (typed?.length !== 1) return
    if (!mayStand(afterTyping(event.currentTarget, typed), shape.digits)) event.preventDefault()
  }

  return (
    <TextField
      {...box}
      width="c10"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
      onBeforeInput={keepToDigits}
    />
  )
}
