import type { ComponentPropsWithRef, ReactNode } from 'react'
import choiceStyles from './choice.module.css'
import { classNames } from './class-names.ts'
import { FieldGroup, type FieldWords } from './Field.tsx'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode }

/** Rows by default; side by side for two or three short options; columns for many short ones. */
export type RadioLayout = 'rows' | 'side-by-side' | 'columns'

type RadioRowsProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'checked'> &
  FieldWords & {
    name: string
    options: readonly RadioOption[]
    layout?: RadioLayout
    /** Controlled; omit it to let the browser hold the answer. */
    value?: string | undefined
    defaultValue?: string | undefined
    'data-error-key'?: string | undefined
  }

const layouts: Readonly<Partial<Record<RadioLayout, string>>> = {
  'side-by-side': choiceStyles.sideBySide,
  columns: choiceStyles.columns,
}

/** Large tappable rows. Nothing is preselected. */
export function RadioRows({ label, hint, error, optional, help, id, ...rows }: RadioRowsProps) {
  const groupId = id ?? rows.name
  return (
    <FieldGroup
      id={groupId}
      role="radiogroup"
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      help={help}
    >
      {() => <RadioOptions {...rows} id={groupId} />}
    </FieldGroup>
  )
}

type RadioOptionsProps = Omit<RadioRowsProps, keyof FieldWords | 'id'> & { id: string }

/** The rows alone, for a question that asks more than these. */
export function RadioOptions({
  id,
  options,
  layout = 'rows',
  value,
  defaultValue,
  'data-error-key': errorKey,
  ...input
}: RadioOptionsProps) {
  return (
    <div className={classNames(choiceStyles.choices, layouts[layout])} data-part="choices">
      {options.map((option, index) => {
        // The first row has the group's id, so that a link to the question leads to something focusable.
        const optionId = index === 0 ? id : `${id}-${index + 1}`
        return (
          <label key={option.value} className={choiceStyles.choice} htmlFor={optionId}>
            <input
              {...input}
              data-error-key={index === 0 ? errorKey : undefined}
              id={optionId}
              type="radio"
              className={choiceStyles.input}
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              aria-describedby={option.hint ? `${optionId}-note` : undefined}
            />
            <span>
              {option.label}
              {option.hint && (
                <span className={choiceStyles.hint} id={`${optionId}-note`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}

const yesAndNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

export type YesNoProps = Omit<RadioRowsProps, 'options' | 'layout'>

/** Two equal options; neither is preselected. */
export function YesNo(props: YesNoProps) {
  return <RadioRows {...props} options={yesAndNo} layout="side-by-side" />
}
