import type { Asking } from '@milepost/domain/questions/asking'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import type { NamedFieldError, TypedAnswers } from '@milepost/domain/questions/read-subject'
import type { SecurityAnswersRead } from '@milepost/domain/retrieval/security-questions'
import { londonDate } from '@milepost/domain/values/london-time'
import { useState } from 'react'
import { journey } from '../brands/current.ts'
import { TextField, type TextFieldProps } from '../ui/TextField.tsx'
import { AskedQuestion } from './AskedQuestion.tsx'
import { PlateInput } from './first-inputs.tsx'
import type { InputProps, Inputs } from './input.ts'
import { autofillOf } from './inputs/autofill.ts'
import { DateInput } from './inputs/DateInput.tsx'
import { type FieldMistake, useForm } from './use-form.ts'

/** How each detail is typed: the phone's keyboard, and the usual width. */
const typing: Readonly<Record<string, Partial<TextFieldProps>>> = {
  quoteReference: { autoCapitalize: 'characters', width: 'c20' },
  surname: { autoCapitalize: 'words' },
  postcode: { autoCapitalize: 'characters', width: 'c10' },
}

function SecurityInput({ fieldProps: { locked: _never, ...fieldProps }, question }: InputProps) {
  return (
    <TextField
      {...fieldProps}
      {...typing[question.name]}
      spellCheck={false}
      autoCorrect="off"
      autoComplete={autofillOf(fieldProps.name)}
    />
  )
}

const inputs: Inputs = { name: SecurityInput, date: DateInput, plate: PlateInput }

/** Every detail that is asked for, in order. */
export function SecurityQuestions({
  form: { questions, asking, formFields },
}: {
  form: SecurityQuestionsForm
}) {
  return questions.map((question) => (
    <AskedQuestion
      key={question.name}
      question={question}
      asking={asking}
      fieldProps={formFields.fieldProps(securityField(question.name))}
      inputs={inputs}
      // All of them are plain text, so no input stores an answer itself.
      onAnswer={() => undefined}
    />
  ))
}

/** Makes the field ids unique on the page, and determines what the browser may autofill. */
export const securityField = (name: string) => `facts.${name}`
const nameOf = (field: string) => field.slice(securityField('').length)

type SecurityQuestionsSettings<Whole> = {
  questions: readonly AnyQuestion[]
  read: (typed: TypedAnswers, here: Pick<Asking<unknown>, 'terms' | 'today'>) => SecurityAnswersRead<Whole>
  onValid: (securityAnswers: Whole) => void
}

/**
 * The form that a returning customer fills in. Its text lives in component state only: a reload asks again, and the next person at
 * this browser finds nothing (safety T24).
 */
export function useSecurityQuestions<Whole>({ questions, read, onValid }: SecurityQuestionsSettings<Whole>) {
  const [typed, setTyped] = useState<TypedAnswers>({})
  const { values, asking, fieldErrors } = read(typed, { terms: journey, today: londonDate(new Date()) })
  const type = (name: string, text: string) => setTyped((others) => ({ ...others, [name]: text }))
  const formFields = useForm({
    fields: questions.map(({ name }) => securityField(name)),
    textOf: (field) => typed[nameOf(field)] ?? '',
    read: () => ({ values, fieldErrors: inOrder(fieldErrors, questions) }),
    onTyped: (field, text) => type(nameOf(field), text),
    onValid: (securityAnswers) => {
      if (securityAnswers !== undefined) onValid(securityAnswers)
    },
  })
  return {
    questions,
    asking,
    formFields,
    type,
    /** The error of one field at present, shown or not. */
    errorOf: (name: string) => fieldErrors.find((each) => each.name === name),
  }
}

/** In page order, so that the first mistake is the topmost one. */
function inOrder(
  fieldErrors: readonly NamedFieldError[],
  questions: readonly AnyQuestion[],
): readonly FieldMistake[] {
  return questions.flatMap(({ name }) =>
    fieldErrors.filter((each) => each.name === name).map((each) => ({ ...each, field: securityField(name) })),
  )
}

type SecurityQuestionsForm = Pick<
  ReturnType<typeof useSecurityQuestions>,
  'questions' | 'asking' | 'formFields'
>
