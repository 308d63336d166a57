import {
  askedOfBilling,
  type Billing,
  type BillingDetails,
  billingField,
  billingQuestions,
  readBilling,
} from '@milepost/domain/payment/billing-form'
import { addressText, readAddressText } from '@milepost/domain/questions/kinds/address'
import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
import { type Address, isAddress } from '@milepost/domain/values/address'
import { londonDate } from '@milepost/domain/values/london-time'
import { useRef } from 'react'
import { journey } from '../../brands/current.ts'
import { AskedQuestion } from '../../form/AskedQuestion.tsx'
import { AddressInput } from '../../form/address/AddressInput.tsx'
import type { Inputs } from '../../form/input.ts'
import { ChoiceInput, YesNoInput } from '../../form/inputs/ChoiceInput.tsx'
import { EmailInput, NameInput } from '../../form/inputs/TextInput.tsx'
import { useForm } from '../../form/use-form.ts'
import { savePurchaseTyped, usePurchase } from '../../state/purchase-state.ts'
import { useQuote } from '../../state/quote-state.ts'

const inputs: Inputs = {
  'yes-no': YesNoInput,
  name: NameInput,
  email: EmailInput,
  address: AddressInput,
  choice: ChoiceInput,
}

type BillingQuestionsProps = {
  form: Pick<BillingForm, 'questions' | 'formFields' | 'keepAddress'>
  /** In the order they are asked; one that is not asked here renders nothing. */
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
        fieldProps={form.formFields.fieldProps(field)}
        inputs={inputs}
        // Only the address holds more than text.
        onAnswer={form.keepAddress}
      />
    ))
}

const ADDRESS = billingField('cardholderAddress')
/** A found address is not the text of its field. It is stored next to it, so that a reload restores it. */
const FOUND = `${ADDRESS}.found`
const noSearch = { house: '', postcode: '' }

/** The card form without the card. It is stored with the purchase and cleared with it. */
export function useBillingForm() {
  const typed = usePurchase((state) => state.typed)
  const answers = useQuote((state) => state.answers)
  const billing: Billing = {
    terms: journey,
    answers,
    today: londonDate(new Date()),
    address: foundIn(typed),
  }
  const { values } = readBilling(typed, billing)
  const questions = askedOfBilling(values, billing)
  const passed = useRef<BillingDetails>(undefined)
  const formFields = useForm({
    fields: billingQuestions.map(({ name }) => billingField(name)),
    textOf: (field) => {
      const placed = questions.find((each) => each.field === field)
      const answer = placed?.asking.subject[placed.question.name]
      return (
        typed[field] ??
        (placed && answer !== undefined && answer !== null ? placed.question.kind.show(answer) : '')
      )
    },
    read: () => readBilling(typed, billing),
    onTyped: savePurchaseTyped,
    onValid: (details) => {
      passed.current = details
    },
  })
  return {
    questions,
    formFields,
    /** From the current field values, valid or not. */
    details: values,
    /** Validates the form and shows its errors; returns the details if there are none (CRD-10). */
    validate: (): BillingDetails | undefined => {
      passed.current = undefined
      formFields.submitNow()
      return passed.current
    },
    keepAddress: (address: unknown) => {
      if (!isAddress(address)) return
      usePurchase.setState(({ typed: { [ADDRESS]: _settled, ...others } }) => ({
        typed: { ...others, [FOUND]: addressText({ at: 'by-hand', search: noSearch, lines: address }) },
      }))
    },
  }
}

type BillingForm = ReturnType<typeof useBillingForm>

function foundIn(typed: TypedAnswers): Address | undefined {
  const found = readAddressText(typed[FOUND] ?? '')
  return found?.at === 'by-hand' ? found.lines : undefined
}
