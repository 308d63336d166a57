import { endLoanAlone } from '@milepost/contract/desk/calls/policy/loan'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Detail } from '../../../web/ui/DetailList.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { Note } from '../../pages/Section.tsx'
import { useAct } from '../../pages/use-act.ts'
import styles from '../Cancel.module.css'
import { CustomerWording, toPayInWords } from '../Loan.tsx'
import { money, type Policy } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

type Alone = NonNullable<Policy['loan']>['alone']

/** Shows every figure of a loan that ends alone, then ends it for these figures only (DSK-523). */
export function EndLoan({ policy, changed, close }: ActProps) {
  const { act, isBusy, message, fields } = useAct(endLoanAlone, 'because')
  const [because, setBecause] = useState('')
  const { brand, policyNumber, loan } = policy
  if (loan === undefined) return null
  const { alone } = loan
  async function end() {
    if (loan === undefined) return
    const { due, back, rebate, payBy } = alone
    const body = {
      brand,
      policyNumber,
      act: loan.act,
      seen: { due, back, rebate, payBy: localDate(payBy) },
      because,
    }
    if (await act({ body }))
      changed(
        `The loan of policy ${policyNumber} has ended. The lender is informed, and the customer is told by email.`,
      )
  }
  return (
    <ActForm
      submit={end}
      label={loan.act === 'settle-loan' ? 'Settle the loan' : 'Withdraw from the loan'}
      look="danger"
      leave={close}
      isBusy={isBusy}
      message={message}
    >
      <dl className={styles.figures}>
        <LoanAloneDetails alone={alone} />
      </dl>
      <CustomerWording words={alone.words} />
      <Note>
        The policy continues. The lender stops collecting, and the customer gets an email with these figures.
        {alone.payTo === 'us' && ' What the lender does not pay out becomes the customer’s debt to us.'}
      </Note>
      <BecauseField id="end-loan-because" value={because} setValue={setBecause} error={fields['because']} />
    </ActForm>
  )
}

function LoanAloneDetails({ alone }: { alone: Alone }) {
  return (
    <>
      <Detail name="Lent">
        {alone.kind === 'undrawn' ? `${money(alone.lent)}, not paid out yet` : money(alone.lent)}
      </Detail>
      {alone.kind !== 'undrawn' && (
        <>
          <Detail name="Paid to the lender so far">{money(alone.collected)}</Detail>
          <Detail name="Interest earned">{money(alone.earned)}</Detail>
        </>
      )}
      <Detail name="Interest that falls away">{money(alone.rebate)}</Detail>
      {alone.kind === 'settled' && (
        <Detail name="Settled as at">{longDate(localDate(alone.settledOn))}</Detail>
      )}
      {alone.back > 0 && <Detail name="Lender pays back to the customer">{money(alone.back)}</Detail>}
      <Detail name="Customer pays">{toPayInWords(alone)}</Detail>
    </>
  )
}
