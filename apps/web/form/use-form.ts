import type { FieldError } from '@milepost/domain/questions/question'
import { type FormEvent, useEffect, useState } from 'react'
import { focusField } from '../ui/focus-field'

/** What is wrong with one box, by the field it is for. */
export type FieldMistake = FieldError & { field: string }

export type FormSettings<Good> = {
  /** Every field the form may show, in order. */
  fields: readonly string[]
  /** What stands in a box. */
  textOf: (field: string) => string
  /** The boxes made answers, and what is wrong with them. */
  read: () => { good: Good; fieldErrors: readonly FieldMistake[] }
  /** The other boxes a change empties. They are asked anew, so no message stays at them. */
  emptiedBy?: (field: string, text: string) => readonly string[]
  onTyped: (field: string, text: string, emptied: readonly string[]) => void
  onGood: (good: Good) => void
}

/** What a submit found, and which submit it was: the same mistake twice must move the focus twice. */
type Submitted = { count: number; fields: readonly string[] }

export function formFieldId(field: string): string {
  return field.replaceAll('.', '-')
}

/**
 * A form's boxes, judged by their questions and by nothing else. Nothing is judged before the first submit; after that a
 * message goes as soon as its cause is mended. The first bad box gets the focus (NAV-28).
 */
export function useForm<Good>({
  fields,
  textOf,
  read,
  emptiedBy = () => [],
  onTyped,
  onGood,
}: FormSettings<Good>) {
  const [submitted, setSubmitted] = useState<Submitted>({ count: 0, fields: [] })
  const [refusals, setRefusals] = useState<Readonly<Record<string, FieldError>>>({})
  const [notValidated, setNotValidated] = useState<readonly string[]>([])
  const { good, fieldErrors } = read()
  const validated = submitted.fields.filter((field) => !notValidated.includes(field))
  const errorOf = (field: string): FieldError | undefined =>
    refusals[field] ?? fieldErrors.find((each) => each.field === field && validated.includes(field))

  /** For a form that is no form of its own in the page. */
  function submitNow() {
    const bad = fieldErrors.map(({ field }) => field)
    setSubmitted({ count: submitted.count + 1, fields: bad })
    setRefusals({})
    setNotValidated([])
    if (bad.length === 0) onGood(good)
  }

  useEffect(() => {
    const [first] = submitted.fields
    if (first) focusFieldOf(first)
  }, [submitted])

  return {
    /** The answers as the boxes stand now, judged or not: what later questions are asked about. */
    good,
    /** All that is wrong with them, shown or not. */
    fieldErrors,
    submit: (event: FormEvent) => {
      event.preventDefault()
      submitNow()
    },
    submitNow,
    /** In the order of the page; for the summary, once the form has been submitted. */
    errors: fields.flatMap((field) => {
      const found = errorOf(field)
      return found ? [{ fieldId: formFieldId(field), message: found.message }] : []
    }),
    isSubmitted: submitted.count > 0,
    text: textOf,
    /** What a box needs of the form, whatever input it is. */
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
    /** A message that only the outside world could know. It stands until the box is changed. */
    refuse: (field: string, found: FieldError) => {
      setRefusals((others) => ({ ...others, [field]: found }))
      focusFieldOf(field)
    },
    /** The same of a box as it was found, for whoever has not come to it yet. */
    mark: (field: string, found: FieldError) => setRefusals((others) => ({ ...others, [field]: found })),
    forgive: (field: string) => setRefusals((refused) => without(refused, [field])),
    focus: focusFieldOf,
  }
}

export type FormFields = ReturnType<typeof useForm<unknown>>

function focusFieldOf(field: string): void {
  focusField(formFieldId(field))
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  fields: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}
