import { correctLenderEvent } from '@milepost/contract/desk/calls/policy/lender'
import { may } from '@milepost/domain/desk/people'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Disclosure } from '../../web/ui/Disclosure.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { Actions, Note, Problem } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './LenderEvents.module.css'
import { type About, type LenderEvent, lenderEventWords, moment, money, whyNot } from './words.ts'

/** What the lender told finance about a loan, and its corrections (DSK-520). */
export function LenderEvents({ policy, changed }: About) {
  const { session } = useStaff()
  const mayRecord = may(session, 'payment.record-lender')
  const events = policy.loan?.events ?? []
  const notCorrected = whyNot(policy, 'lender-correct')
  return (
    <>
      {events.length > 0 && (
        <ul className={styles.list} aria-label="What the lender said">
          {events.map((event) => (
            <li key={event.number} className={styles.event} data-is-replaced={event.replacedAt !== undefined}>
              <p className={styles.what}>
                <span>{lenderEventWords[event.kind]}</span>
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
      {mayRecord && events.length > 0 && notCorrected && <Note>{notCorrected}</Note>}
    </>
  )
}

/** It stays in the list and in the trail, and no longer counts. */
function Correct({ policy, changed, event }: About & { event: LenderEvent }) {
  const { act, isBusy, message, fields } = useAct(correctLenderEvent, 'because')
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
