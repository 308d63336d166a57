import { REASON_LENGTH } from '@milepost/domain/desk/act-reason'
import { TextField } from '../../web/ui/TextField.tsx'

type Props = {
  /** Must be unique on a page with several of these fields. */
  id?: string
  value: string
  setValue: (value: string) => void
  error: string | undefined
}

/** The reason for an act, for the audit trail; the same field for all staff acts. */
export function BecauseField({ id = 'because', value, setValue, error }: Props) {
  return (
    <TextField
      name={id}
      label="Your reason, for our record"
      hint="The customer does not read it. Leave personal details out."
      autoComplete="off"
      maxLength={REASON_LENGTH.most}
      value={value}
      error={error !== undefined && value.trim() === '' ? 'Enter your reason' : error}
      onChange={({ target }) => setValue(target.value)}
    />
  )
}
