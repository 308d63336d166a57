import { accountNumber, sortCode } from '@milepost/domain/payment/direct-debit-account'
import { directDebitQuestions } from '@milepost/domain/payment/direct-debit-form'
import type { ChangeEvent, SyntheticEvent } from 'react'
import { AskedQuestion } from '../../form/AskedQuestion.tsx'
import type { InputProps, Inputs } from '../../form/input.ts'
import { TickInput, YesNoInput } from '../../form/inputs/ChoiceInput.tsx'
import { NameInput } from '../../form/inputs/TextInput.tsx'
import { afterTyping } from '../../ui/after-typing.ts'
import { TextField } from '../../ui/TextField.tsx'
import { type DirectDebitForm, debitField } from './use-direct-debit-form.ts'

const shapes: Readonly<Record<string, DigitsShape>> = {
  [sortCode.name]: { digits: 6, inPairs: true },
  [accountNumber.name]: { digits: 8, inPairs: false },
}

/** Spaces and dashes are formatting only. */
const forTheEye = /[\s\p{Pd}]/gu

/** The inputs that this form needs. */
const inputs: Inputs = {
  'yes-no': YesNoInput,
  name: NameInput,
  'whole-number': BankDigitsInput,
  tick: TickInput,
}

type DirectDebitQuestionProps = {
  form: Pick<DirectDebitForm, 'asking' | 'fieldProps'>
  names: readonly string[]
}

/** Questions of the form, by name; one that is not asked renders nothing. */
export function DirectDebitQuestion({ form: { asking, fieldProps }, names }: DirectDebitQuestionProps) {
  return directDebitQuestions
    .filter(({ name }) => names.includes(name))
    .map((question) => (
      <AskedQuestion
        key={question.name}
        question={question}
        asking={asking}
        fieldProps={fieldProps(debitField(question.name))}
        inputs={inputs}
        // All of these inputs hold text only.
        onAnswer={() => undefined}
      />
    ))
}

/** A sort code or an account number, formatted as it is printed while it is typed (DDM-25). Never autofilled. */
function BankDigitsInput({ fieldProps: { locked: _none, ...fieldProps }, question }: InputProps) {
  const shape = shapes[question.name]
  if (!shape) throw new Error(`No digits of a bank account are typed for ${question.name}`)

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = shaped(target.value, shape)
    if (text !== target.value) {
      const caret = caretIn(text, target.value.slice(0, target.selectionStart ?? undefined))
      // Formatted before React sees it, so that the caret stays where it was.
      target.value = text
      target.setSelectionRange(caret, caret)
    }
    fieldProps.onChange({ target: { value: text } })
  }

  /** One character is a key press; more is a paste, which is validated instead. */
  const keepToDigits = (event: SyntheticEvent<HTMLInputElement> & { data?: string | null }) => {
    const typed = event.data
    if (typed?.length !== 1) return
    if (!mayStand(afterTyping(event.currentTarget, typed), shape.digits)) event.preventDefault()
  }

  return (
    <TextField
      {...fieldProps}
      width="c10"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
      onBeforeInput={keepToDigits}
    />
  )
}

/** The format of a bank number: its digits, in pairs or not (DDM-25, D-186). */
type DigitsShape = { digits: number; inPairs: boolean }

/**
 * The text of the field after a change. Text that cannot be such a number, for example from a paste, stays as it is: it is
 * validated like any answer, so that nothing is cut off silently.
 */
export function shaped(text: string, { digits, inPairs }: DigitsShape): string {
  const typed = text.replace(forTheEye, '')
  if (!mayStand(text, digits)) return text
  return inPairs ? (typed.match(/.{1,2}/g) ?? []).join('-') : typed
}

/** Whether a key press may leave this text in the field: digits, and no more than the number has. */
export function mayStand(text: string, digits: number): boolean {
  const typed = text.replace(forTheEye, '')
  return /^\d*$/.test(typed) && typed.length <= digits
}

/** The caret position in the formatted text: after as many digits as before. */
export function caretIn(shapedText: string, before: string): number {
  const charactersBefore = before.replace(forTheEye, '').length
  let passed = 0
  let at = 0
  while (passed < charactersBefore && at < shapedText.length) {
    if (shapedText[at] !== '-') passed += 1
    at += 1
  }
  return at
}
