import type { Reply } from '@milepost/contract/call'
import {
  cancelPolicyWithRefund,
  type previewCancellation,
} from '@milepost/contract/desk/calls/policy/cancelling'
import { may } from '@milepost/domain/desk/people'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import { useState } from 'react'
import { Button } from '../../../web/ui/Button.tsx'
import { RadioRows } from '../../../web/ui/RadioRows.tsx'
import { BecauseField } from '../../pages/BecauseField.tsx'
import { AskSecondFactor, hasSecondFactor } from '../../pages/SecondFactor.tsx'
import { Actions, Note } from '../../pages/Section.tsx'
import { useAct } from '../../pages/use-act.ts'
import { useStaff } from '../../session/staff.ts'
import styles from '../Cancel.module.css'
import { FigureList, type Figures } from '../FigureList.tsx'
import { type About, confirmersInWords, day, moment, money } from '../words.ts'
import { ActForm } from './ActForm.tsx'

type ConfirmProps = About & {
  shown: Reply<typeof previewCancellation>['body']
  asked: { reason: CancellationReason; hasClaimed: boolean; lastDay?: string; defaultNoticeOn?: string }
  again: () => void
}

/** The focus goes to the figures when they are there. */
export const FIGURES_ID = 'figures-of-cancelling'

/** The figures, the policy that follows, and the act. */
export function ConfirmCancel({ policy, changed, shown, asked, again }: ConfirmProps) {
  const { session } = useStaff()
  const { act, isBusy, message, fields } = useAct(cancelPolicyWithRefund, 'following', 'because')
  const [because, setBecause] = useState('')
  const [choice, setChoice] = useState<'cancel' | 'keep'>()
  const { brand, policyNumber } = policy
  const { following, endsAt, isNow } = shown
  const isWithFollowing = following !== undefined && choice === 'cancel'
  const toCard = shown.figures.toCard + (isWithFollowing ? following.figures.toCard : 0)
  const byTransfer = [shown.figures, ...(isWithFollowing ? [following.figures] : [])].some(
    ({ loan }) => loan !== undefined && loan.byTransfer > 0,
  )
  async function cancel() {
    const body = {
      brand,
      policyNumber,
      ...asked,
      seen: seenOf(shown.figures),
      ...(choice && { following: choice }),
      ...(isWithFollowing && { seenFollowing: seenOf(following.figures) }),
      because,
    }
    if (await act({ body })) changed(doneWords(policyNumber, shown))
  }
  return (
    <div className={styles.confirm}>
      <div className={styles.end} id={FIGURES_ID} tabIndex={-1}>
        <p className={styles.endsAt}>{isNow ? 'Cover ends straight away' : `Cover ends ${moment(endsAt)}`}</p>
        <p className={styles.why}>
          {isNow
            ? 'The customer is told by email, with a statement of cancellation.'
            : 'The customer gets notice by email now. The refund is begun when cover ends.'}
        </p>
      </div>
      <FigureList figures={shown.figures} />
      {following && (
        <div className={styles.part}>
          <h3 className={styles.partTitle}>
            Policy {following.policyNumber} follows, from {day(following.coverStart)}
          </h3>
          <FigureList figures={following.figures} />
          <RadioRows
            name="following"
            label="What happens to it?"
            options={[
              { value: 'cancel', label: 'Cancel it too', hint: 'It has not begun, so its premium goes back' },
              { value: 'keep', label: 'It stays', hint: 'Its cover begins as planned' },
            ]}
            value={choice ?? ''}
            error={fields['following']}
            onChange={({ target }) => setChoice(target.value === 'cancel' ? 'cancel' : 'keep')}
          />
        </div>
      )}
      {byTransfer && (
        <Note>
          What goes back by bank transfer is confirmed by another person, then paid and recorded by finance.
        </Note>
      )}
      {shown.needsSecondPerson && (
        <Note>
          The refund is beyond your authority: a second person confirms it.{' '}
          {confirmersInWords(shown.confirmers)}
        </Note>
      )}
      {!may(session, 'policy.cancel') || !hasSecondFactor(session) ? (
        <>
          {may(session, 'policy.cancel') ? (
            <AskSecondFactor to="cancel" />
          ) : (
            <Note>Finance cancels the policy.</Note>
          )}
          <Actions>
            <Button look="quiet" onClick={again}>
              Change
            </Button>
          </Actions>
        </>
      ) : (
        <ActForm
          submit={cancel}
          label={isNow ? `Cancel and refund ${money(toCard)}` : `Give notice for ${day(endsAt)}`}
          look="danger"
          leaveLabel="Change"
          leave={again}
          isBusy={isBusy}
          message={message}
        >
          <BecauseField id="cancel-because" value={because} setValue={setBecause} error={fields['because']} />
        </ActForm>
      )}
    </div>
  )
}

const seenOf = ({ charge, toLender, toCard }: Figures) => ({ charge, toLender, toCard })

function doneWords(
  policyNumber: string,
  { isNow, endsAt, needsSecondPerson }: ConfirmProps['shown'],
): string {
  if (!isNow)
    return `Policy ${policyNumber} will be cancelled on ${day(endsAt)}. The customer is told by email.`
  return needsSecondPerson
    ? `Policy ${policyNumber} is cancelled. The refund waits for a second person.`
    : `Policy ${policyNumber} is cancelled. The customer is told by email.`
}
