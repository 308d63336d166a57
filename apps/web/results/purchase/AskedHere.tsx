import { AskedQuestion } from '../../questions/AskedQuestion'
import { purchaseInputs } from './purchase-inputs'
import type { PurchaseForm } from './use-purchase-form'

type AskedHereProps = Pick<PurchaseForm, 'questions' | 'boxes'> & {
  /** In the order they are asked; one the form does not ask here shows nothing. */
  fields: readonly string[]
}

/** Questions of the form, by the places of their answers. */
export function AskedHere({ questions, boxes, fields }: AskedHereProps) {
  return questions
    .filter(({ field }) => fields.includes(field))
    .map(({ field, question, asking }) => (
      <AskedQuestion
        key={field}
        question={question}
        asking={asking}
        box={boxes.box(field)}
        inputs={purchaseInputs}
        // None of these inputs holds more than text.
        onAnswer={() => undefined}
      />
    ))
}
