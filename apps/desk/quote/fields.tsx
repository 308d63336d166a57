import { Field } from '../../web/ui/Field.tsx'
import styles from './fields.module.css'

type Typed = { value: string; setValue: (value: string) => void; error: string | undefined; id?: string }

export function WordsField({
  id: name = 'words',
  rows = 4,
  label,
  hint,
  optional,
  value,
  setValue,
  error,
}: Typed & { label: string; hint: string; optional?: boolean; rows?: number }) {
  return (
    <Field id={name} label={label} hint={hint} optional={optional} error={error}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          className={styles.text}
          rows={rows}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
    </Field>
  )
}

export function NumberField({
  id,
  label,
  hint,
  value,
  setValue,
  error,
}: Typed & { id: string; label: string; hint?: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {({ describedBy }) => (
        <input
          id={id}
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => setValue(target.value.replaceAll(/\D/g, '').slice(0, 8))}
        />
      )}
    </Field>
  )
}
