import { refundPayment } from '@milepost/contract/desk/calls/policy/refunds'
import { authorityOf } from '@milepost/domain/desk/authority'
import { may } from '@milepost/domain/desk/people'
import { chosenRefundReasons } from '@milepost/domain/payment/refund-states'
import { parseMoney } from '@milepost/domain/values/money-text'
import { formatPounds, pence, toPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { MoneyField } from '../../web/ui/MoneyField.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { AskSecondFactor, hasSecondFactor } from '../pages/SecondFactor.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './Documents.module.css'
import { type About, money, refundStateWords, refundWords, whyNot } from './words.ts'

/** A refund for our own reason, within the person's authority or as a proposal (DSK-506, DSK-507). */
export function RefundPayment({ policy, changed }: About) {
  const { session } = useStaff()
  const { act, isBusy, message, fields } = useAct(refundPayment)
  const { brand, policyNumber, price } = policy
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState<(typeof chosenRefundReasons)[number]>()
  const [because, setBecause] = useState('')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  if (!may(session, 'payment.refund') || price.paidByCard <= price.returned) return null
  const refused = whyNot(policy, 'refund')
  if (refused)
    return (
      <Section title="Refund part of the payment">
        <Note>{refused}</Note>
      </Section>
    )

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
    if (!begun) return
    setAmount('')
    setBecause('')
    changed(`Refund ${begun.body.number}: ${refundStateWords[begun.body.state]}.`)
  }
  return (
    <Section title="Refund part of the payment">
      <Note>
        {money(price.paidByCard)} was paid by card, {money(price.returned)} of it is refunded or promised. You
        refund up to {formatPounds(pence(authorityOf(session, 'refundPence')))} alone, in all on one policy
        and in all in one day; a second person confirms more.
      </Note>
      {!hasSecondFactor(session) ? (
        <AskSecondFactor to="refund" />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void refund()
          }}
        >
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
          <Actions>
            <Button type="submit" look="secondary" busy={isBusy}>
              Refund
            </Button>
          </Actions>
          <Problem words={message} />
        </form>
      )}
    </Section>
  )
}
