import type { PlacedQuestion } from '@milepost/domain/purchase/purchase-questions'
import type { ComponentProps } from 'react'
import { AskedQuestion } from './AskedQuestion'
import type { Inputs } from './input'

type AskedFieldsProps = {
  questions: readonly PlacedQuestion[]
  boxes: { box: (field: string) => ComponentProps<typeof AskedQuestion>['box'] }
  /** In the order they are asked; one the form does not ask shows nothing. */
  fields: readonly string[]
  inputs: Inputs
}

/** Questions of a form, by the places of their answers. For inputs that hold no more than text. */
export function AskedFields({ questions, boxes, fields, inputs }: AskedFieldsProps) {
  return questions
    .filter(({ field }) => fields.includes(field))
    .map(({ field, question, asking }) => (
      <AskedQuestion
        key={field}
        question={question}
        asking={asking}
        box={boxes.box(field)}
        inputs={inputs}
        onAnswer={() => undefined}
      />
    ))
}
