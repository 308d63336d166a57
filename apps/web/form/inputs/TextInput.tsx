import { inNationalForm } from '@milepost/domain/values/phone'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { InputProps } from '../input.ts'
import { autofillOf } from './autofill.ts'

type Typing = Pick<TextFieldProps, 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'type' | 'width'>

/**
 * An answer typed in one field. `typing` says how: which keyboard a phone shows, and how wide the answer usually is. Never type=number.
 */
export function textInput(typing: Typing) {
  return function TextInput({ fieldProps: { locked, ...fieldProps } }: InputProps) {
    return (
      <TextField
        {...fieldProps}
        {...typing}
        autoComplete={autofillOf(fieldProps.name)}
        {...(locked && { isLocked: true, hint: locked })}
      />
    )
  }
}

export const NameInput = textInput({ autoCapitalize: 'words', spellCheck: false })
export const EmailInput = textInput({
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
})
export const NumberInput = textInput({ inputMode: 'numeric', width: 'c10' })

const TelephoneInput = textInput({ type: 'tel', inputMode: 'tel', width: 'c20' })

export function PhoneInput({ fieldProps, ...rest }: InputProps) {
  return <TelephoneInput {...rest} fieldProps={{ ...fieldProps, ...shownNational(fieldProps) }} />
}

/** A phone number with our country code, autofilled or typed, is shown in the national form it is stored in (D-260). */
function shownNational({ value, onChange }: Pick<InputProps['fieldProps'], 'value' | 'onChange'>) {
  return {
    onChange: ({ target }: { target: { value: string } }) => {
      // One more character is a key press, and the number is not complete. More is a paste or autofill.
      const isTyped = target.value.length <= value.length + 1
      onChange({ target: { value: isTyped ? target.value : inNationalForm(target.value) } })
    },
    onBlur: () => {
      const national = inNationalForm(value)
      if (national !== value) onChange({ target: { value: national } })
    },
  }
}
