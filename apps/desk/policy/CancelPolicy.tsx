import type { Reply } from '@milepost/contract/call'
import { cancelPolicyWithRefund, previewCancellation } from '@milepost/contract/desk/calls/policy'
import { may } from '@milepost/domain/desk/people'
import { type CancellationReason, cancellationReasons } from '@milepost/domain/quote/cancellation'
import { useState } from 'react'
import { Button } from '../../web/ui/Button'
import { Detail } from '../../web/ui/DetailList'
import { YesNo } from '../../web/ui/RadioRows'
import { Select } from '../../web/ui/Select'
import { BecauseField } from '../pages/BecauseField'
import { AskSecondFactor, hasSecondFactor } from '../pages/SecondFactor'
import { Actions, Note, Problem, Section } from '../pages/Section'
import { useAct } from '../pages/use-act'
import { useStaff } from '../session/staff'
import styles from './Documents.module.css'
import { CustomerWording, LoanDetails } from './Loan'
import { type About, basisWords, moment, money, reasonWords } from './words'

type Preview = Reply<typeof previewCancellation>['body']
type Figures = Preview['figures']

/** Shows every figure first; the cancellation is then valid for these figures only (DSK-503, DSK-505). */
export function CancelPolicy({ policy, changed }: About) {
  const { brand, policyNumber, cancellation, status } = policy
  const preview = useAct(previewCancellation)
  const [reason, setReason] = useState<CancellationReason>()
  const [claimed, setClaimed] = useState<'yes' | 'no'>()
  const [shown, setShown] = useState<Preview>()
  const [missing, setMissing] = useState<'reason' | 'claimed'>()

  if (cancellation)
    return (
      <Section title="Cancellation">
        <p>
          {reasonWords[cancellation.reason]}, {moment(cancellation.at)}.
        </p>
        {cancellation.figures ? (
          <FigureList figures={cancellation.figures} />
        ) : (
          <Note>Its refund was settled in the accounts, not here.</Note>
        )}
      </Section>
    )
  if (status === 'ended') return null

  async function workOut() {
    if (reason === undefined || claimed === undefined)
      return setMissing(reason === undefined ? 'reason' : 'claimed')
    setMissing(undefined)
    const body = { brand, policyNumber, reason, hasClaimed: claimed === 'yes' }
    const found = await preview.act({ body })
    setShown(found?.body)
  }
  return (
    <Section title="Cancel">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void workOut()
        }}
      >
        <Select
          name="reason"
          label="Why it is cancelled"
          options={cancellationReasons.map((value) => ({ value, label: reasonWords[value] }))}
          error={missing === 'reason' ? 'Choose why it is cancelled' : undefined}
          value={reason ?? ''}
          onChange={({ target }) => {
            setReason(cancellationReasons.find((each) => each === target.value))
            setShown(undefined)
          }}
        />
        <YesNo
          name="claimed"
          label="Has there been a claim, by the customer or against them?"
          error={missing === 'claimed' ? 'Say whether there has been a claim' : undefined}
          value={claimed ?? ''}
          onChange={({ target }) => {
            setClaimed(target.value === 'yes' ? 'yes' : 'no')
            setShown(undefined)
          }}
        />
        <Actions>
          <Button type="submit" look="secondary" busy={preview.isBusy}>
            Work out the refund
          </Button>
        </Actions>
        <Problem words={preview.message} />
      </form>
      {shown && reason !== undefined && (
        <Confirm
          policy={policy}
          changed={changed}
          shown={shown}
          asked={{ reason, hasClaimed: claimed === 'yes' }}
          again={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}

type ConfirmProps = About & {
  shown: Preview
  asked: { reason: CancellationReason; hasClaimed: boolean }
  again: () => void
}

function Confirm({ policy: { brand, policyNumber }, changed, shown, asked, again }: ConfirmProps) {
  const { session } = useStaff()
  const { act, isBusy, message, fields } = useAct(cancelPolicyWithRefund)
  const [because, setBecause] = useState('')
  const { charge, toLender, toCard } = shown.figures
  async function cancel() {
    const seen = { charge, toLender, toCard }
    if (await act({ body: { brand, policyNumber, ...asked, seen, because } }))
      changed(
        shown.needsSecondPerson
          ? `Policy ${policyNumber} is cancelled. The refund waits for a second person.`
          : `Policy ${policyNumber} is cancelled.`,
      )
  }
  return (
    <>
      <FigureList figures={shown.figures} />
      {shown.needsSecondPerson && (
        <Note>The refund is beyond your authority: a second person confirms it.</Note>
      )}
      {!may(session, 'policy.cancel') ? (
        <Note>Finance cancels the policy.</Note>
      ) : !hasSecondFactor(session) ? (
        <AskSecondFactor to="cancel" />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void cancel()
          }}
        >
          <BecauseField id="cancel-because" value={because} setValue={setBecause} error={fields['because']} />
          <Actions>
            <Button type="submit" look="danger" busy={isBusy}>
              Cancel policy and refund {money(toCard)}
            </Button>
            <Button look="quiet" onClick={again}>
              Change
            </Button>
          </Actions>
          <Problem words={message} />
        </form>
      )}
    </>
  )
}

function FigureList({ figures }: { figures: Figures }) {
  return (
    <>
      <dl className={styles.figures}>
        <Detail name="Refund">{basisWords[figures.basis]}</Detail>
        <Detail name="Days covered">
          {figures.daysCovered} of {figures.daysInAll}
        </Detail>
        <Detail name="Premium with tax">{money(figures.premium)}</Detail>
        <Detail name="Charge for the days covered">{money(figures.charge)}</Detail>
        <Detail name="Administration fee, kept">{money(figures.fee)}</Detail>
        <LoanDetails figures={figures} />
        {figures.toLender > 0 && <Detail name="To the lender">{money(figures.toLender)}</Detail>}
        {figures.againstDebt > 0 && (
          <Detail name="Set against what was not paid">{money(figures.againstDebt)}</Detail>
        )}
        <Detail name="Back to the card">{money(figures.toCard)}</Detail>
        {figures.stillOwedToLender > 0 && (
          <Detail name="Customer still owes the lender">{money(figures.stillOwedToLender)}</Detail>
        )}
        {figures.stillOwedToUs > 0 && (
          <Detail name="Customer still owes us">{money(figures.stillOwedToUs)}</Detail>
        )}
      </dl>
      <CustomerWording figures={figures} />
    </>
  )
}
