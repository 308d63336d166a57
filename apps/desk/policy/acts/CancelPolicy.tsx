import type { Reply } from '@milepost/contract/call'
import { previewCancellation } from '@milepost/contract/desk/calls/policy/cancelling'
import { needsDefaultNotice, needsNotice } from '@milepost/domain/policy/cancellation-notice'
import { type CancellationReason, cancellationReasons } from '@milepost/domain/quote/cancellation'
import { useState } from 'react'
import { YesNo } from '../../../web/ui/RadioRows.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { useFocusNext } from '../../../web/ui/use-focus-next.ts'
import { useAct } from '../../pages/use-act.ts'
import { isOnCredit, reasonWords } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'
import { ConfirmCancel, FIGURES_ID } from './ConfirmCancel.tsx'

type Preview = Reply<typeof previewCancellation>['body']
type Typed = { reason?: CancellationReason; claimed?: 'yes' | 'no'; lastDay: string; noticeOn: string }

/**
 * Asks why and from when, shows every figure, then cancels for these figures only (DSK-503, DSK-505). While notice is running it can only
 * be brought forward: by the customer, or because of fraud.
 */
export function CancelPolicy({ policy, changed, close }: ActProps) {
  const { brand, policyNumber } = policy
  const isSooner = policy.cancellation !== undefined
  const { act, isBusy, message, fields } = useAct(previewCancellation, 'reason', 'defaultNoticeOn', 'lastDay')
  const [typed, setTyped] = useState<Typed>({ lastDay: '', noticeOn: '' })
  const [shown, setShown] = useState<Preview>()
  const [missing, setMissing] = useState<'reason' | 'claimed'>()
  const focusNext = useFocusNext()

  const { reason, claimed, lastDay, noticeOn } = typed
  const asksNotice = reason !== undefined && needsDefaultNotice(reason, isOnCredit(policy))
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
    if (!found) return
    setShown(found.body)
    focusNext(FIGURES_ID)
  }
  if (shown && asked)
    return (
      <ConfirmCancel
        policy={policy}
        changed={changed}
        shown={shown}
        asked={asked}
        again={() => {
          setShown(undefined)
          focusNext('reason')
        }}
      />
    )
  return (
    <ActForm submit={workOut} label="Work out the refund" leave={close} isBusy={isBusy} message={message}>
      <Select
        name="reason"
        label="Why it is cancelled"
        options={cancellationReasons
          .filter((each) => !isSooner || !needsNotice(each))
          .map((value) => ({ value, label: reasonWords[value] }))}
        error={missing === 'reason' ? 'Choose why it is cancelled' : fields['reason']}
        value={reason ?? ''}
        onChange={({ target }) => {
          const chosen = cancellationReasons.find((each) => each === target.value)
          setTyped({ lastDay, noticeOn, ...(claimed && { claimed }), ...(chosen && { reason: chosen }) })
        }}
      />
      <YesNo
        name="claimed"
        label="Has there been a claim, by the customer or against them?"
        error={missing === 'claimed' ? 'Say whether there has been a claim' : undefined}
        value={claimed ?? ''}
        onChange={({ target }) => setTyped({ ...typed, claimed: target.value === 'yes' ? 'yes' : 'no' })}
      />
      {asksNotice && (
        <TextField
          name="default-notice-on"
          type="date"
          label="Date of the lender’s default notice"
          hint="Cover cannot end before it has run out. Leave empty if it is recorded with the lender’s events."
          value={noticeOn}
          error={fields['defaultNoticeOn']}
          onChange={({ target }) => setTyped({ ...typed, noticeOn: target.value })}
        />
      )}
      <TextField
        name="last-day"
        type="date"
        label="Last day of cover"
        hint={lastDayHint(reason)}
        value={lastDay}
        error={fields['lastDay']}
        onChange={({ target }) => setTyped({ ...typed, lastDay: target.value })}
      />
    </ActForm>
  )
}

function lastDayHint(reason: CancellationReason | undefined): string {
  if (reason !== undefined && needsNotice(reason))
    return 'We give seven days’ notice in writing. Leave empty for the earliest day.'
  return 'Cover ends straight away today, or at 23:59 on a later day. Leave empty for today.'
}
