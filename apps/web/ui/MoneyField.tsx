import { type SyntheticEvent, useState } from 'react'
import { afterTyping } from './after-typing.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'>

/** The most that can be typed, in pounds (VEH-22). */
const MOST_TYPED = 999_999

/** Pounds: the sign is outside the input and never part of the answer (VEH-22). Not type=number, which drops "1,200". */
export function MoneyField({ width = 'c10', autoComplete = 'off', error, ...rest }: MoneyFieldProps) {
  const [refused, setRefused] = useState<{ words: string; at: string }>()

  /** One character is a key press; more is a paste or autofill, which is validated on Continue instead. */
  function keepToMoney(event: SyntheticEvent<HTMLInputElement> & { data?: string | null }): void {
    const typed = event.data
    const box = event.currentTarget
    if (typed?.length !== 1) return
    const words = refusedKey(afterTyping(box, typed), MOST_TYPED)
    if (words === undefined) return
    event.preventDefault()
    setRefused({ words, at: box.value })
  }

  return (
    <>
      <TextField
        {...rest}
        error={error ?? refused?.words}
        width={width}
        autoComplete={autoComplete}
        inputMode="decimal"
        prefix="£"
        onBeforeInput={keepToMoney}
        onChange={(event) => {
          // The message about a dropped minus sign stays while the digits after it are typed, and goes once the customer deletes
          // something.
          const now = event.target.value
          setRefused((before) =>
            before && now.length > before.at.length ? { ...before, at: now } : undefined,
          )
          rest.onChange?.(event)
        }}
        onFocus={(event) => {
          setRefused(undefined)
          rest.onFocus?.(event)
        }}
      />
      {refused && <VisuallyHidden role="alert">{refused.words}</VisuallyHidden>}
    </>
  )
}

const LONGEST = 20
const shape = /^£?[\d, ]*(?:\.\d{0,2})?$/

/**
 * Why a key press is refused in a money field: no sign, at most two decimals and no more than `most` pounds (VEH-22). The message is shown
 * immediately, so that no key is dropped silently (D-259). Pasted text is accepted and validated like any answer.
 */
export function refusedKey(text: string, most: number): string | undefined {
  if (/[-\u2212]/.test(text)) return "The amount can't be less than £0. We left out the minus sign"
  if (/\.\d{3}/.test(text))
    return 'Please use no more than 2 decimal places. We left out the last figure you typed'
  if (text.length > LONGEST || !shape.test(text))
    return 'Please enter an amount in figures, like 1200 or 1,200.50'
  if (Number(text.replace(/[£, ]/g, '') || '0') <= most) return undefined
  return `The most you can type here is £${most.toLocaleString('en-GB')}. We left out the last figure you typed`
}
