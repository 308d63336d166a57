import { recordCustomerPayment } from '@milepost/contract/desk/calls/policy/loan'
import { type RefundWay, refundWays } from '@milepost/domain/payment/refund-states'
import { isLocalDate } from '@milepost/domain/values/local-date'
import { parseMoney } from '@milepost/domain/values/money-text'
import { toPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import { MoneyField } from '../../../web/ui/MoneyField.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { useAct } from '../../pages/use-act.ts'
import { money, paymentWayWords } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** Records what a customer who owes us money has paid; never more than is owed (DSK-524). */
export function RecordPayment({ policy, changed, close }: ActProps) {
  const { act, isBusy, message, fields } = useAct(recordCustomerPayment, 'amount', 'way', 'on', 'because')
  const [amount, setAmount] = useState('')
  const [way, setWay] = useState<RefundWay>()
  const [on, setOn] = useState('')
  const [because, setBecause] = useState('')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { brand, policyNumber } = policy

  async function record() {
    const typed = parseMoney(amount)
    setMissing({
      ...(!typed.ok && { amount: typed.message }),
      ...(way === undefined && { way: 'Choose how it was paid' }),
      ...(!isLocalDate(on) && { on: 'Enter the day' }),
    })
    if (!typed.ok || way === undefined || !isLocalDate(on)) return
    const done = await act({ body: { brand, policyNumber, amount: toPounds(typed.value), way, on, because } })
    if (done) changed(`Recorded. ${money(done.body.left)} is left to pay, and the customer is told by email.`)
  }
  return (
    <ActForm submit={record} label="Record it" leave={close} isBusy={isBusy} message={message}>
      <MoneyField
        name="customer-payment-amount"
        label="Amount received"
        hint={`The customer owes us ${money(policy.price.owedToUs)}.`}
        value={amount}
        error={missing['amount'] ?? fields['amount']}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Select
        name="customer-payment-way"
        label="How it was paid"
        options={refundWays.map((value) => ({ value, label: paymentWayWords[value] }))}
        value={way ?? ''}
        error={missing['way'] ?? fields['way']}
        onChange={({ target }) => setWay(refundWays.find((each) => each === target.value))}
      />
      <TextField
        name="customer-payment-on"
        type="date"
        label="Day we received it"
        value={on}
        error={missing['on'] ?? fields['on']}
        onChange={({ target }) => setOn(target.value)}
      />
      <BecauseField id="payment-because" value={because} setValue={setBecause} error={fields['because']} />
    </ActForm>
  )
}
