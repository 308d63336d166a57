import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { Icon } from './Icon.tsx'
import inputStyles from './input.module.css'
import { type FieldWidth, fieldWidths } from './TextField.tsx'

export type SelectOption = { value: string; label: string }

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> &
  FieldWords & {
    name: string
    options: readonly SelectOption[]
    width?: FieldWidth
    /** The first, empty option. Pass null if a default is always chosen. */
    placeholder?: string | null
  }

export function Select({
  label,
  hint,
  error,
  optional,
  help,
  id,
  options,
  width = 'full',
  placeholder = 'Please choose',
  ...select
}: SelectProps) {
  return (
    <Field id={id ?? select.name} label={label} hint={hint} error={error} optional={optional} help={help}>
      {(ids) => (
        <div className={`${inputStyles.select} ${fieldWidths[width]}`}>
          <select
            {...select}
            id={ids.id}
            className={`${inputStyles.input} ${inputStyles.full} ${inputStyles.selectBox}`}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
          >
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}
