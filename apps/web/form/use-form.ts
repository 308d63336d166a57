import type { FieldError } from '@milepost/domain/questions/question'
import { type FormEvent, useEffect, useState } from 'react'
import { noteVisit } from '../tracking/tracking.ts'
import { focusField } from '../ui/focus-field.ts'

/** The error of one field, with its name. */
export type FieldMistake = FieldError & { field: string }

export type FormSettings<Values> = {
  /** Every field that the form may show, in order. */
  fields: readonly string[]
  /** The text of a field. */
  textOf: (field: string) => string
  /** The fields parsed into answers, and their errors. */
  read: () => { values: Values; fieldErrors: readonly FieldMistake[] }
  /** The other fields that a change empties. They are asked again, so their errors are cleared. */
  emptiedBy?: (field: string, text: string) => readonly string[]
  onTyped: (field: string, text: string, emptied: readonly string[]) => void
  onValid: (values: Values) => void
}

/** The fields in error at a submit, and a counter: the same mistake twice must move the focus twice. */
type Submitted = { count: number; fields: readonly string[] }

export function formFieldId(field: string): string {
  return field.replaceAll('.', '-')
}

/**
 * A form's fields, validated by their questions. No error shows before the first submit; after that an error goes as soon as its
 * cause is corrected. The first invalid field gets the focus (NAV-28).
 */
export function useForm<Values>({
  fields,
  textOf,
  read,
  emptiedBy = () => [],
  onTyped,
  onValid,
}: FormSettings<Values>) {
  const [submitted, setSubmitted] = useState<Submitted>({ count: 0, fields: [] })
  const [refusals, setRefusals] = useState<Readonly<Record<string, FieldError>>>({})
  const [toFocus, setToFocus] = useState<{ field: string }>()
  const [notValidated, setNotValidated] = useState<readonly string[]>([])
  const { values, fieldErrors } = read()
  const validated = submitted.fields.filter((field) => !notValidated.includes(field))
  const errorOf = (field: string): FieldError | undefined =>
    refusals[field] ?? fieldErrors.find((each) => each.field === field && validated.includes(field))

  /** Validates the fields that `isOffered`; if they are all valid and others are not, there is more to ask. */
  function submitOffered(isOffered: (field: string) => boolean, onMore: () => void) {
    const bad = fieldErrors.map(({ field }) => field).filter(isOffered)
    for (const { field, key } of fieldErrors) if (bad.includes(field)) noteError(field, key)
    setSubmitted({ count: submitted.count + 1, fields: bad })
    setRefusals({})
    setNotValidated([])
    if (bad.length > 0) return
    if (fieldErrors.length > 0) onMore()
    else onValid(values)
  }

  /** For a form that is not a form element of its own. */
  function submitNow() {
    submitOffered(
      () => true,
      () => undefined,
    )
  }

  useEffect(() => {
    const [first] = submitted.fields
    if (first) focusFieldOf(first)
  }, [submitted])
  // After the render, because an error may be what shows the field.
  useEffect(() => {
    if (toFocus) focusFieldOf(toFocus.field)
  }, [toFocus])

  return {
    /** The answers from the current field values, valid or not: later questions depend on them. */
    values,
    /** Every error, shown or not. */
    fieldErrors,
    submit: (event: FormEvent) => {
      event.preventDefault()
      submitNow()
    },
    submitNow,
    submitOffered,
    /** In page order, for the error summary, once the form has been submitted. */
    errors: fields.flatMap((field) => {
      const found = errorOf(field)
      return found ? [{ fieldId: formFieldId(field), message: found.message }] : []
    }),
    isSubmitted: submitted.count > 0,
    text: textOf,
    /** The props of a field, for any input. */
    fieldProps: (field: string) => ({
      name: formFieldId(field),
      id: formFieldId(field),
      value: textOf(field),
      onChange: (event: { target: { value: string } }) => {
        const text = event.target.value
        const emptied = emptiedBy(field, text)
        onTyped(field, text, emptied)
        setRefusals((refused) => without(refused, [field, ...emptied]))
        setNotValidated((before) => [...before, ...emptied])
      },
      error: errorOf(field)?.message,
      'data-error-key': errorOf(field)?.key,
    }),
    /** Shows an error that only the server could know. It stays until the field is changed. */
    refuse: (field: string, found: FieldError) => {
      noteError(field, found.key)
      setRefusals((others) => ({ ...others, [field]: found }))
      setToFocus({ field })
    },
    /** The same without moving the focus, for a field that the customer has not reached yet. */
    mark: (field: string, found: FieldError) => setRefusals((others) => ({ ...others, [field]: found })),
    forgive: (field: string) => setRefusals((refused) => without(refused, [field])),
    focus: focusFieldOf,
  }
}

export type FormFields = ReturnType<typeof useForm<unknown>>

function noteError(field: string, code: string): void {
  noteVisit({ kind: 'error', field: formFieldId(field), code })
}

function focusFieldOf(field: string): void {
  focusField(formFieldId(field))
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  fields: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}
