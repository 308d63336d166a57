import { withdrawNotice } from '@milepost/contract/desk/calls/policy/cancelling'
import { may } from '@milepost/domain/desk/people'
import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { AskSecondFactor, hasSecondFactor } from '../pages/SecondFactor.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './Cancel.module.css'
import { FigureList } from './FigureList.tsx'
import { type About, moment, type Policy, reasonWords, whyNot, withdrawalWords } from './words.ts'

type ShownProps = About & { cancellation: NonNullable<Policy['cancellation']> }

/** A cancellation that has been asked for: in effect, or to come and then with its withdrawal. */
export function CancellationShown({ policy, cancellation, changed }: ShownProps) {
  const { isToCome, at, askedAt, reason, defaultNoticeOn, broughtBy, hasChanged, figures } = cancellation
  return (
    <Section title={isToCome ? 'Notice of cancellation' : 'Cancellation'}>
      <div className={styles.end} data-is-over={!isToCome}>
        <p className={styles.endsAt}>
          {isToCome ? 'Cover ends' : 'Cover ended'} {moment(at)}
        </p>
        <p className={styles.why}>
          {reasonWords[reason]}. Asked for {moment(askedAt)}.
          {defaultNoticeOn !== undefined && ` Default notice of ${longDate(localDate(defaultNoticeOn))}.`}
          {broughtBy !== undefined && ` Cancelled together with ${broughtBy}.`}
        </p>
      </div>
      {figures ? (
        <FigureList figures={figures} />
      ) : (
        <Note>Its refund was settled in the accounts, not here.</Note>
      )}
      {isToCome && <Note>The refund is begun when cover ends. Documents may be sent until then.</Note>}
      {hasChanged && <Note>The figures changed after the notice. The customer was told.</Note>}
      {isToCome && <Withdraw policy={policy} cancellation={cancellation} changed={changed} />}
    </Section>
  )
}

function Withdraw({ policy, cancellation, changed }: ShownProps) {
  const { session } = useStaff()
  const { act, isBusy, message, fields } = useAct(withdrawNotice)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<WithdrawalReason>()
  const [because, setBecause] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { brand, policyNumber } = policy
  const refused = whyNot(policy, 'withdraw-notice')
  if (refused) return <Note>{refused}</Note>
  if (!may(session, 'policy.cancel')) return <Note>Finance withdraws the notice.</Note>
  if (!isOpen)
    return (
      <Actions>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Withdraw the notice
        </Button>
      </Actions>
    )
  if (!hasSecondFactor(session)) return <AskSecondFactor to="withdraw the notice" />
  async function withdraw() {
    setMissing(reason === undefined)
    if (reason === undefined) return
    if (await act({ body: { brand, policyNumber, reason, because } }))
      changed(`The notice is withdrawn. Policy ${policyNumber} continues, and the customer is told by email.`)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void withdraw()
      }}
    >
      <Select
        name="withdrawal-reason"
        label="Why the policy continues"
        options={cancellation.withdrawnFor.map((value) => ({ value, label: withdrawalWords[value] }))}
        error={isMissing ? 'Choose why the policy continues' : fields['reason']}
        value={reason ?? ''}
        onChange={({ target }) => setReason(cancellation.withdrawnFor.find((each) => each === target.value))}
      />
      <BecauseField id="withdraw-because" value={because} setValue={setBecause} error={fields['because']} />
      <Actions>
        <Button type="submit" look="primary" busy={isBusy}>
          Withdraw the notice
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          Leave it
        </Button>
      </Actions>
      <Problem words={message} />
    </form>
  )
}
