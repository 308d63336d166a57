import type { BillingDetails } from '@milepost/domain/payment/billing/billing-details'
import { billingField } from '@milepost/domain/payment/billing/billing-questions'
import { AskedQuestion } from '../../form/AskedQuestion'
import { AddressInput } from '../../form/address/AddressInput'
import type { Inputs } from '../../form/input'
import { ChoiceInput } from '../../form/inputs/ChoiceInput'
import { TextInput } from '../../form/inputs/TextInput'
import { YesNoInput } from '../../form/inputs/YesNoInput'
import type { BillingForm } from './use-billing-form'

const inputs: Inputs = {
  'yes-no': YesNoInput,
  name: TextInput,
  email: TextInput,
  address: AddressInput,
  choice: ChoiceInput,
}

type BillingQuestionsProps = {
  form: Pick<BillingForm, 'questions' | 'boxes' | 'keepAddress'>
  /** In the order they are asked; one that is not asked here shows nothing. */
  names: readonly (keyof BillingDetails)[]
}

export function BillingQuestions({ form, names }: BillingQuestionsProps) {
  const fields = names.map(billingField)
  return form.questions
    .filter(({ field }) => fields.includes(field))
    .map(({ field, question, asking }) => (
      <AskedQuestion
        key={field}
        question={question}
        asking={asking}
        box={form.boxes.box(field)}
        inputs={inputs}
        // The address alone holds more than text.
        onAnswer={form.keepAddress}
      />
    ))
}
