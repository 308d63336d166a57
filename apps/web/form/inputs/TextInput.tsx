import type { Kind } from '@milepost/domain/questions/kinds/kind'
import { inNationalForm } from '@milepost/domain/values/phone'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { InputProps } from '../input.ts'
import { autofillOf } from './autofill.ts'

/** How each kind of text is typed: which keyboard a phone shows, and how wide the answer usually is. Never type=number. */
const typing: Readonly<Partial<Record<Kind<never>['input'], Partial<TextFieldProps>>>> = {
  name: { autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', width: 'c20' },
  'whole-number': { inputMode: 'numeric', width: 'c10' },
}

export function TextInput({ fieldProps: { locked, ...fieldProps }, question }: InputProps) {
  return (
    <TextField
      {...fieldProps}
      {...typing[question.kind.input]}
      {...(question.kind.input === 'phone' && shownNational(fieldProps))}
      autoComplete={autofillOf(fieldProps.name)}
      {...(locked && { isLocked: true, hint: locked })}
    />
  )
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
