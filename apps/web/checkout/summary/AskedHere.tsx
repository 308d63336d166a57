import { directDebitQuestions } from '@milepost/domain/payment/direct-debit/read-direct-debit'
import { AskedQuestion } from '../../form/AskedQuestion'
import type { Inputs } from '../../form/input'
import { TextInput } from '../../form/inputs/TextInput'
import { TickInput } from '../../form/inputs/TickInput'
import { YesNoInput } from '../../form/inputs/YesNoInput'
import { BankDigitsInput } from './BankDigitsInput'
import { type DirectDebitForm, debitField } from './use-direct-debit-form'

/** The ways of asking that this form needs. */
const inputs: Inputs = {
  'yes-no': YesNoInput,
  name: TextInput,
  'whole-number': BankDigitsInput,
  tick: TickInput,
}

type AskedHereProps = { form: Pick<DirectDebitForm, 'asking' | 'box'>; names: readonly string[] }

/** Questions of the form, by name; one that is not asked shows nothing. */
export function AskedHere({ form: { asking, box }, names }: AskedHereProps) {
  return directDebitQuestions
    .filter(({ name }) => names.includes(name))
    .map((question) => (
      <AskedQuestion
        key={question.name}
        question={question}
        asking={asking}
        box={box(debitField(question.name))}
        inputs={inputs}
        // None of these inputs holds more than text.
        onAnswer={() => undefined}
      />
    ))
}
