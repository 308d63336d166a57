import { refundPayment } from '@milepost/contract/desk/calls/policy/refunds'
import { authorityOf } from '@milepost/domain/desk/authority'
import { chosenRefundReasons } from '@milepost/domain/payment/refund-states'
import { parseMoney } from '@milepost/domain/values/money-text'
import { formatPounds, pence, toPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import { MoneyField } from '../../../web/ui/MoneyField.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { useAct } from '../../pages/use-act.ts'
import { useStaff } from '../../session/staff.ts'
import { money, refundStateWords, refundWords } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** A refund for our own reason, within the person's authority or as a proposal (DSK-506, DSK-507). */
export function RefundPayment({ policy, changed, close }: ActProps) {
  const { session } = useStaff()
  const { act, isBusy, message, fields } = useAct(refundPayment, 'amount', 'reason', 'because')
  const { brand, policyNumber, price } = policy
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState<(typeof chosenRefundReasons)[number]>()
  const [because, setBecause] = useState('')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})

  async function refund() {
    const typed = parseMoney(amount)
    setMissing({
      ...(!typed.ok && { amount: typed.message }),
      ...(reason === undefined && { reason: 'Choose why money goes back' }),
    })
    if (!typed.ok || reason === undefined) return
    const body = {
      brand,
      policyNumber,
      amount: toPounds(typed.value),
      reason,
      seenReturned: price.returned,
      because,
    }
    const begun = await act({ body })
    if (begun) changed(`Refund ${begun.body.number}: ${refundStateWords[begun.body.state]}.`)
  }
  return (
    <ActForm submit={refund} label="Refund" leave={close} isBusy={isBusy} message={message}>
      <p>
        {money(price.paidByCard)} was paid by card, {money(price.returned)} of it is refunded or promised. You
        refund up to {formatPounds(pence(authorityOf(session, 'refundPence')))} alone, in all on one policy
        and in all in one day; a second person confirms more.
      </p>
      <MoneyField
        name="amount"
        label="Amount"
        value={amount}
        error={missing['amount'] ?? fields['amount']}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Select
        name="refund-reason"
        label="Why money goes back"
        options={chosenRefundReasons.map((value) => ({ value, label: refundWords[value] }))}
        value={reason ?? ''}
        error={missing['reason'] ?? fields['reason']}
        onChange={({ target }) => setReason(chosenRefundReasons.find((each) => each === target.value))}
      />
      <BecauseField id="refund-because" value={because} setValue={setBecause} error={fields['because']} />
    </ActForm>
  )
}
