import type { Reply } from '@milepost/contract/call'
import { previewCancellation } from '@milepost/contract/desk/calls/policy/cancelling'
import { needsDefaultNotice, needsNotice } from '@milepost/domain/policy/cancellation-notice'
import { type CancellationReason, cancellationReasons } from '@milepost/domain/quote/cancellation'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { YesNo } from '../../web/ui/RadioRows.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { Actions, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import styles from './Cancel.module.css'
import { CancellationShown } from './CancellationShown.tsx'
import { ConfirmCancel } from './ConfirmCancel.tsx'
import { type About, reasonWords, whyNot } from './words.ts'

type Preview = Reply<typeof previewCancellation>['body']
type Typed = { reason?: CancellationReason; claimed?: 'yes' | 'no'; lastDay: string; noticeOn: string }

/** Asks why and from when, shows every figure, then cancels for these figures only (DSK-503, DSK-505). */
export function CancelPolicy({ policy, changed }: About) {
  const { cancellation } = policy
  // Nothing is left to cancel; the status of the page says why.
  const form = !whyNot(policy, 'cancel')
  return (
    <>
      {cancellation && <CancellationShown policy={policy} cancellation={cancellation} changed={changed} />}
      {form && <CancelForm policy={policy} changed={changed} />}
    </>
  )
}

/** While notice is running it can only be brought forward: by the customer, or because of fraud. */
function CancelForm({ policy, changed }: About) {
  const { brand, policyNumber } = policy
  const isSooner = policy.cancellation !== undefined
  const { act, isBusy, message, fields } = useAct(previewCancellation)
  const [typed, setTyped] = useState<Typed>({ lastDay: '', noticeOn: '' })
  const [shown, setShown] = useState<Preview>()
  const [missing, setMissing] = useState<'reason' | 'claimed'>()
  const type = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setShown(undefined)
  }

  const { reason, claimed, lastDay, noticeOn } = typed
  const asksNotice = reason !== undefined && needsDefaultNotice(reason, policy.price.method === 'credit')
  const asked = reason && {
    reason,
    hasClaimed: claimed === 'yes',
    ...(lastDay !== '' && { lastDay }),
    ...(asksNotice && noticeOn !== '' && { defaultNoticeOn: noticeOn }),
  }
  async function workOut() {
    if (asked === undefined || claimed === undefined)
      return setMissing(asked === undefined ? 'reason' : 'claimed')
    setMissing(undefined)
    const found = await act({ body: { brand, policyNumber, ...asked } })
    setShown(found?.body)
  }
  return (
    <Section title={isSooner ? 'End cover sooner' : 'Cancel'}>
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
          options={cancellationReasons
            .filter((each) => !isSooner || !needsNotice(each))
            .map((value) => ({ value, label: reasonWords[value] }))}
          error={missing === 'reason' ? 'Choose why it is cancelled' : undefined}
          value={reason ?? ''}
          onChange={({ target }) => {
            const chosen = cancellationReasons.find((each) => each === target.value)
            setTyped({ lastDay, noticeOn, ...(claimed && { claimed }), ...(chosen && { reason: chosen }) })
            setShown(undefined)
          }}
        />
        <YesNo
          name="claimed"
          label="Has there been a claim, by the customer or against them?"
          error={missing === 'claimed' ? 'Say whether there has been a claim' : undefined}
          value={claimed ?? ''}
          onChange={({ target }) => type({ claimed: target.value === 'yes' ? 'yes' : 'no' })}
        />
        {asksNotice && (
          <TextField
            name="default-notice-on"
            type="date"
            label="Date of the lender’s default notice"
            hint="Cover cannot end before it has run out. Leave empty if it is recorded with the lender’s events."
            value={noticeOn}
            error={fields['defaultNoticeOn']}
            onChange={({ target }) => type({ noticeOn: target.value })}
          />
        )}
        <TextField
          name="last-day"
          type="date"
          label="Last day of cover"
          hint={lastDayHint(reason)}
          value={lastDay}
          error={fields['lastDay']}
          onChange={({ target }) => type({ lastDay: target.value })}
        />
        <Actions>
          <Button type="submit" look="secondary" busy={isBusy}>
            Work out the refund
          </Button>
        </Actions>
        <Problem words={message} />
      </form>
      {shown && asked && (
        <ConfirmCancel
          policy={policy}
          changed={changed}
          shown={shown}
          asked={asked}
          again={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}

function lastDayHint(reason: CancellationReason | undefined): string {
  if (reason !== undefined && needsNotice(reason))
    return 'We give seven days’ notice in writing. Leave empty for the earliest day.'
  return 'Cover ends straight away today, or at 23:59 on a later day. Leave empty for today.'
}
