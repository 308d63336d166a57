import type { Reply } from '@milepost/contract/call'
import { verifyAudit } from '@milepost/contract/desk/calls/audit'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './AuditPage.module.css'

type State = { kind: 'not-asked' | 'asking' | 'failed' } | { kind: 'checked'; body: Checked }
type Checked = Reply<typeof verifyAudit>['body']

/** Each entry holds the hash of the previous one, which shows whether all entries are unchanged (DSK-804). */
export function VerifyTrail() {
  const { send } = useStaff()
  const [state, setState] = useState<State>({ kind: 'not-asked' })
  const verify = async () => {
    setState({ kind: 'asking' })
    const outcome = await send(verifyAudit, { body: {} })
    setState(outcome.kind === 'answered' ? { kind: 'checked', body: outcome.body } : { kind: 'failed' })
  }
  return (
    <>
      <Button
        look="secondary"
        busy={state.kind === 'asking'}
        busyLabel="Verifying"
        onClick={() => void verify()}
      >
        Verify the trail
      </Button>
      <div className={styles.outcome} role="status">
        {state.kind === 'checked' && <Verified checked={state.body} />}
        {state.kind === 'failed' && (
          <Notice look="bad" title="The trail was not verified">
            Nothing is known about it. Try again.
          </Notice>
        )}
      </div>
    </>
  )
}

function Verified({ checked: { isWhole, from, through, checkedAt, broken } }: { checked: Checked }) {
  const time = clockTime(londonTime(new Date(checkedAt)))
  return isWhole ? (
    <Notice look="good" title="The audit trail is whole">
      Entries {from} to {through} are as they were written. Verified at {time}.
    </Notice>
  ) : (
    <Notice look="bad" title={`The audit trail breaks at entry ${broken?.entry ?? 'unknown'}`}>
      {broken?.says} What comes before it is as it was written. Tell data protection and whoever runs the
      database, and change nothing. Verified at {time}.
    </Notice>
  )
}
