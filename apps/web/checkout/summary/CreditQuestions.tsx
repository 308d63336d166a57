import { AffordabilityHelp } from './AffordabilityHelp'
import { AskedHere } from './AskedHere'
import type { MonthlyOffer } from './monthly-offer'
import { RefusedNote } from './RefusedNote'
import type { DirectDebitForm } from './use-direct-debit-form'

const finance = ['premiumFinance']
const lending = ['affordableLending']

type CreditQuestionsProps = { form: DirectDebitForm; offer: MonthlyOffer }

/** Whether they want the credit, and whether they can bear it (DDM-01, DDM-02). */
export function CreditQuestions({ form, offer: { monthly, inFull } }: CreditQuestionsProps) {
  return (
    <>
      <div>
        <AskedHere form={form} names={finance} />
        <RefusedNote wrong={form.wrong} names={finance} inFull={inFull} />
      </div>
      <div>
        <AskedHere form={form} names={lending} />
        <AffordabilityHelp way={monthly} />
        <RefusedNote wrong={form.wrong} names={lending} inFull={inFull} />
      </div>
    </>
  )
}
