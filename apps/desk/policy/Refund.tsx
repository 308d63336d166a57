import { confirmRefund, correctRefund, followUpRefund } from '@milepost/contract/desk/calls/policy/refunds'
import { parseMoney } from '@milepost/domain/values/money-text'
import { toPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Disclosure } from '../../web/ui/Disclosure.tsx'
import { MoneyField } from '../../web/ui/MoneyField.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { AskSecondFactor, hasSecondFactor } from '../pages/SecondFactor.tsx'
import { Actions, Note, Problem } from '../pages/Section.tsx'
import { useActs } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './Money.module.css'
import {
  type About,
  confirmersInWords,
  moment,
  money,
  type RefundShown,
  refundStateInWords,
  refundWords,
} from './words.ts'

/** A refund that waits: for what, and what this person may do about it (DSK-507, DSK-514, DSK-516). */
export function Refund({ refund, policy, changed }: About & { refund: RefundShown }) {
  const { session } = useStaff()
  const mayAct =
    refund.mayConfirm || refund.mayRefuse || refund.mayCorrect || refund.mayTryAgain || refund.mayTransfer
  return (
    <div className={styles.refund}>
      <RefundLine refund={refund} />
      {refund.whyNotConfirm && <Note>{whyNotWords(refund)}</Note>}
      {mayAct && !hasSecondFactor(session) && <AskSecondFactor to="refund" />}
      {mayAct && hasSecondFactor(session) && <RefundActs refund={refund} policy={policy} changed={changed} />}
    </div>
  )
}

/** How much, why, and where it is. */
export function RefundLine({ refund }: { refund: RefundShown }) {
  const people = [refund.firstPerson, refund.secondPerson].filter(Boolean).join(' and ')
  return (
    <>
      <p>
        <strong>
          Refund {refund.number}: {money(refund.amount)}
        </strong>
        , {refundWords[refund.reason].toLowerCase()}
        {refund.way === 'bank' && ', by bank transfer'}
        {refund.corrects !== undefined && `, corrects refund ${refund.corrects}`}.{' '}
        {refundStateInWords(refund)}.
      </p>
      <Note>
        {people}, {moment(refund.movedAt)}
      </Note>
    </>
  )
}

function whyNotWords({ whyNotConfirm, confirmers }: RefundShown): string {
  const who = confirmersInWords(confirmers)
  if (whyNotConfirm === 'first-person') return `You began it, so you cannot confirm it. ${who}`
  if (whyNotConfirm === 'above-authority') return `It is above what you may confirm on one policy. ${who}`
  return who
}

function RefundActs({ refund, policy: { brand, policyNumber }, changed }: About & { refund: RefundShown }) {
  const { act, isBusy, message, fields } = useActs({ shows: ['because'] })
  const correction = useActs({ shows: ['because', 'amount'] })
  const [because, setBecause] = useState('')
  const named = { brand, policyNumber, number: refund.number, because }
  async function decide(decision: 'confirm' | 'refuse') {
    if (await act(confirmRefund, { body: { ...named, decision } }))
      changed(decision === 'confirm' ? 'The refund is confirmed.' : 'The refund is refused.')
  }
  async function followUp(decision: 'again' | 'transferred') {
    if (await act(followUpRefund, { body: { ...named, decision } }))
      changed(decision === 'again' ? 'The refund is tried again.' : 'The refund is paid by bank transfer.')
  }
  return (
    <>
      <BecauseField
        id={`because-${refund.number}`}
        value={because}
        setValue={setBecause}
        error={fields['because'] ?? correction.fields['because']}
      />
      <Actions>
        {refund.mayConfirm && (
          <Button busy={isBusy} onClick={() => void decide('confirm')}>
            Confirm refund
          </Button>
        )}
        {refund.mayRefuse && (
          <Button look="secondary" busy={isBusy} onClick={() => void decide('refuse')}>
            Refuse refund
          </Button>
        )}
        {refund.mayTryAgain && (
          <Button busy={isBusy} onClick={() => void followUp('again')}>
            Try the card again
          </Button>
        )}
        {refund.mayTransfer && (
          <Button
            look={refund.mayTryAgain ? 'secondary' : 'primary'}
            busy={isBusy}
            onClick={() => void followUp('transferred')}
          >
            It was paid by bank transfer
          </Button>
        )}
      </Actions>
      <Problem words={message} />
      {refund.mayCorrect && (
        <Disclosure isSmall summary="Correct the amount">
          <Note>
            The cancellation owes the customer this refund, so it cannot be refused. Another person confirms
            the corrected amount.
          </Note>
          <Correction named={named} changed={changed} correction={correction} />
        </Disclosure>
      )}
    </>
  )
}

type CorrectionProps = Pick<About, 'changed'> & {
  correction: ReturnType<typeof useActs>
  named: { brand: About['policy']['brand']; policyNumber: string; number: number; because: string }
}

/** Its reason is the one above, which every decision about the refund has. */
function Correction({ named, changed, correction }: CorrectionProps) {
  const { act, isBusy, message, fields } = correction
  const [amount, setAmount] = useState('')
  const [missing, setMissing] = useState('')
  async function correct() {
    const typed = parseMoney(amount)
    setMissing(typed.ok ? '' : typed.message)
    if (!typed.ok) return
    const corrected = await act(correctRefund, { body: { ...named, amount: toPounds(typed.value) } })
    if (corrected) changed(`Refund ${corrected.body.number} corrects it and waits for a second person.`)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void correct()
      }}
    >
      <MoneyField
        name={`amount-${named.number}`}
        label="Correct amount"
        value={amount}
        error={missing || fields['amount']}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Actions>
        <Button type="submit" look="secondary" busy={isBusy}>
          Correct the amount
        </Button>
      </Actions>
      <Problem words={message} />
    </form>
  )
}
