import type { PlacedQuestion } from '@milepost/domain/purchase/purchase-questions'
import { type AnySubject, type Asking, wordsOf } from '@milepost/domain/questions/asking'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import { type ComponentProps, createContext } from 'react'
import type { FieldProps, InputProps, Inputs } from './input.ts'

export type AskedQuestionProps = Pick<InputProps, 'action' | 'onEnter' | 'onAnswer'> & {
  question: AnyQuestion
  asking: Asking<AnySubject>
  fieldProps: Omit<FieldProps, 'label' | 'hint' | 'help'>
  inputs: Inputs
}

/** One question. Its words and its kind of input come from its definition; a question that is not asked renders nothing. */
export function AskedQuestion({ question, asking, fieldProps, inputs, ...rest }: AskedQuestionProps) {
  if (!isAsked(question, asking)) return null
  const Input = inputs[question.kind.input]
  if (!Input) throw new Error(`No input here for a question of kind ${question.kind.input}`)
  const words = {
    label: wordsOf(question.label, asking),
    hint: question.hint && wordsOf(question.hint, asking),
    help: question.help,
  }
  return (
    <InputsContext value={inputs}>
      <Input
        {...rest}
        question={question}
        asking={asking}
        fieldProps={{ ...fieldProps, ...words }}
        answer={asking.subject[question.name]}
      />
    </InputsContext>
  )
}

type AskedFieldsProps = {
  questions: readonly PlacedQuestion[]
  formFields: { fieldProps: (field: string) => ComponentProps<typeof AskedQuestion>['fieldProps'] }
  /** In the order they are asked. A field that the form does not ask renders nothing. */
  fields: readonly string[]
  inputs: Inputs
}

/** Questions of a form, by field name. Only for inputs whose answer is text. */
export function AskedFields({ questions, formFields, fields, inputs }: AskedFieldsProps) {
  return questions
    .filter(({ field }) => fields.includes(field))
    .map(({ field, question, asking }) => (
      <AskedQuestion
        key={field}
        question={question}
        asking={asking}
        fieldProps={formFields.fieldProps(field)}
        inputs={inputs}
        onAnswer={() => undefined}
      />
    ))
}

/**
 * The inputs of the page, for an input that asks further questions itself (lists). A context rather than an import, because the
 * list of inputs imports that input too.
 */
export const InputsContext = createContext<Inputs>({})
