import { correctLenderEvent, recordLenderEvent } from '@milepost/contract/desk/calls/policy/lender'
import { may } from '@milepost/domain/desk/people'
import { lenderEventKinds } from '@milepost/domain/ending/lender-event'
import type { PolicyAct } from '@milepost/domain/policy/policy-acts'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { parseMoney } from '@milepost/domain/values/money-text'
import { toPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Disclosure } from '../../web/ui/Disclosure.tsx'
import { MoneyField } from '../../web/ui/MoneyField.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { Actions, Note, Problem } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './LenderEvents.module.css'
import { type About, moment, money, type Policy, whyNot } from './words.ts'

type Event = NonNullable<Policy['loan']>['events'][number]
type Kind = Event['kind']

const eventWords: Readonly<Record<Kind, string>> = {
  missed: 'Instalment missed',
  collected: 'Paid later or in another way',
  'default-notice': 'Default notice from the lender',
}

const recordingActs = {
  missed: 'lender-missed',
  collected: 'lender-collected',
  'default-notice': 'lender-default-notice',
} as const satisfies Readonly<Record<Kind, PolicyAct>>

/** What the lender told finance about a loan: the list, its corrections, and the form for the next one (DSK-520). */
export function LenderEvents({ policy, changed }: About) {
  const { session } = useStaff()
  const mayRecord = may(session, 'payment.record-lender')
  const events = policy.loan?.events ?? []
  const notCorrected = whyNot(policy, 'lender-correct')
  const kinds = lenderEventKinds.filter((kind) => !whyNot(policy, recordingActs[kind]))
  return (
    <>
      {events.length > 0 && (
        <ul className={styles.list} aria-label="What the lender said">
          {events.map((event) => (
            <li key={event.number} className={styles.event} data-is-replaced={event.replacedAt !== undefined}>
              <p className={styles.what}>
                <span>{eventWords[event.kind]}</span>
                <span className={styles.amount}>{money(event.amount)}</span>
              </p>
              <p className={styles.who}>
                {longDate(localDate(event.on))}. Recorded by {event.who}, {moment(event.at)}.
                {event.replacedAt && ` Corrected ${moment(event.replacedAt)}: it no longer counts.`}
              </p>
              {mayRecord && !notCorrected && !event.replacedAt && (
                <Correct policy={policy} changed={changed} event={event} />
              )}
            </li>
          ))}
        </ul>
      )}
      {notCorrected && <Note>{notCorrected}</Note>}
      {mayRecord && kinds.length > 0 && (
        <Disclosure isSmall summary="Record what the lender said">
          <Record policy={policy} changed={changed} kinds={kinds} />
        </Disclosure>
      )}
    </>
  )
}

function Record({ policy, changed, kinds }: About & { kinds: readonly Kind[] }) {
  const { act, isBusy, message, fields } = useAct(recordLenderEvent)
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
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void record()
      }}
    >
      <Select
        name="lender-event-kind"
        label="What the lender said"
        options={kinds.map((value) => ({ value, label: eventWords[value] }))}
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
      <Actions>
        <Button type="submit" look="secondary" busy={isBusy}>
          Record it
        </Button>
      </Actions>
      <Problem words={message} />
    </form>
  )
}

function doneWords(kind: Kind, noticeWithdrawn: boolean): string {
  if (noticeWithdrawn) return 'Recorded. The notice of cancellation is withdrawn, and the customer is told.'
  return kind === 'default-notice'
    ? 'The default notice is recorded.'
    : 'Recorded. The customer is told by email.'
}

/** It stays in the list and in the trail, and no longer counts. */
function Correct({ policy, changed, event }: About & { event: Event }) {
  const { act, isBusy, message, fields } = useAct(correctLenderEvent)
  const [because, setBecause] = useState('')
  const { brand, policyNumber } = policy
  async function correct() {
    const done = await act({ body: { brand, policyNumber, number: event.number, because } })
    if (done) changed('Corrected. Record what is right, if anything is.')
  }
  return (
    <Disclosure isSmall summary="Recorded by mistake">
      <form
        className={styles.form}
        onSubmit={(submitted) => {
          submitted.preventDefault()
          void correct()
        }}
      >
        <BecauseField
          id={`lender-wrong-${event.number}`}
          value={because}
          setValue={setBecause}
          error={fields['because']}
        />
        <Actions>
          <Button type="submit" look="secondary" busy={isBusy}>
            It was a mistake
          </Button>
        </Actions>
        <Problem words={message} />
      </form>
    </Disclosure>
  )
}
