import type { Kind } from '@milepost/domain/questions/kinds/kind'
import { TextField, type TextFieldProps } from '../../ui/TextField'
import type { InputProps } from '../input'
import { autofillOf } from './autofill'

/** How each kind of text is typed: which keyboard a phone shows, and how wide the answer usually is. Never type=number. */
const typing: Readonly<Partial<Record<Kind<never>['input'], Partial<TextFieldProps>>>> = {
  name: { autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', width: 'c20' },
  'whole-number': { inputMode: 'numeric', width: 'c10' },
}

export function TextInput({ box: { locked, ...box }, question }: InputProps) {
  return (
    <TextField
      {...box}
      {...typing[question.kind.input]}
      autoComplete={autofillOf(box.name)}
      {...(locked && { isLocked: true, hint: locked })}
    />
  )
}
