import { recordLenderEvent } from '@milepost/contract/desk/calls/policy/lender'
import { lenderEventKinds } from '@milepost/domain/ending/lender-event'
import type { PolicyAct } from '@milepost/domain/policy/policy-acts'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { parseMoney } from '@milepost/domain/values/money-text'
import { toPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import { MoneyField } from '../../../web/ui/MoneyField.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { useAct } from '../../pages/use-act.ts'
import { type LenderEvent, lenderEventWords, money, type Policy, whyNot } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

type Kind = LenderEvent['kind']

const recordingActs = {
  missed: 'lender-missed',
  collected: 'lender-collected',
  'default-notice': 'lender-default-notice',
} as const satisfies Readonly<Record<Kind, PolicyAct>>

const recordableKinds = (policy: Policy) =>
  lenderEventKinds.filter((kind) => !whyNot(policy, recordingActs[kind]))

/** Why nothing the lender may say can be recorded now. */
export function whyNothingRecorded(policy: Policy): string | undefined {
  return recordableKinds(policy).length > 0 ? undefined : whyNot(policy, 'lender-missed')
}

/** Records what the lender said of the loan; the customer is told where it concerns them (DSK-520). */
export function RecordLender({ policy, changed, close }: ActProps) {
  const { act, isBusy, message, fields } = useAct(recordLenderEvent, 'on', 'amount', 'because')
  const kinds = recordableKinds(policy)
  const [kind, setKind] = useState<Kind>()
  const [on, setOn] = useState('')
  const [amount, setAmount] = useState('')
  const [because, setBecause] = useState('')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { brand, policyNumber } = policy
  const due = policy.instalments.filter(({ state }) => state !== 'to-come')

  async function record() {
    const needsAmount = kind !== undefined && kind !== 'missed'
    const typed = needsAmount ? parseMoney(amount) : undefined
    setMissing({
      ...(kind === undefined && { kind: 'Choose what the lender said' }),
      ...(on === '' && { on: kind === 'missed' ? 'Choose the instalment' : 'Enter the day' }),
      ...(typed && !typed.ok && { amount: typed.message }),
    })
    if (kind === undefined || on === '' || (typed && !typed.ok)) return
    const body = {
      brand,
      policyNumber,
      kind,
      on,
      ...(typed?.ok && { amount: toPounds(typed.value) }),
      because,
    }
    const done = await act({ body })
    if (done) changed(doneWords(kind, done.body.noticeWithdrawn))
  }
  return (
    <ActForm submit={record} label="Record it" leave={close} isBusy={isBusy} message={message}>
      <Select
        name="lender-event-kind"
        label="What the lender said"
        options={kinds.map((value) => ({ value, label: lenderEventWords[value] }))}
        value={kind ?? ''}
        error={missing['kind']}
        onChange={({ target }) => {
          setKind(kinds.find((each) => each === target.value))
          setOn('')
        }}
      />
      {kind === 'missed' ? (
        <Select
          name="lender-event-instalment"
          label="Which instalment"
          options={due.map((each) => ({
            value: each.on,
            label: `${longDate(localDate(each.on))}, ${money(each.amount)}`,
          }))}
          value={on}
          error={missing['on'] ?? fields['on']}
          onChange={({ target }) => setOn(target.value)}
        />
      ) : (
        kind && (
          <>
            <TextField
              name="lender-event-on"
              type="date"
              label={kind === 'collected' ? 'Day the lender received it' : 'Date on the default notice'}
              value={on}
              error={missing['on'] ?? fields['on']}
              onChange={({ target }) => setOn(target.value)}
            />
            <MoneyField
              name="lender-event-amount"
              label={kind === 'collected' ? 'Amount received' : 'Amount in arrears on the notice'}
              value={amount}
              error={missing['amount'] ?? fields['amount']}
              onChange={({ target }) => setAmount(target.value)}
            />
          </>
        )
      )}
      <BecauseField id="lender-because" value={because} setValue={setBecause} error={fields['because']} />
    </ActForm>
  )
}

function doneWords(kind: Kind, noticeWithdrawn: boolean): string {
  if (noticeWithdrawn) return 'Recorded. The notice of cancellation is withdrawn, and the customer is told.'
  return kind === 'default-notice'
    ? 'The default notice is recorded.'
    : 'Recorded. The customer is told by email.'
}
