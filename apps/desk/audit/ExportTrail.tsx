import { exportAudit } from '@milepost/contract/desk/calls/audit'
import { may } from '@milepost/domain/desk/people'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { saveFile } from '../../web/ui/save-file.ts'
import { useStaff } from '../session/staff.ts'
import styles from './AuditPage.module.css'
import type { Filter } from './filter.ts'

type State = { kind: 'idle' | 'asking' } | { kind: 'done'; words: string } | { kind: 'failed'; words: string }

/** The filtered entries as a file (DSK-803). Without a recent second factor the user goes through the sign-in first and then returns. */
export function ExportTrail({ filter }: { filter: Filter }) {
  const { session, send } = useStaff()
  const [state, setState] = useState<State>({ kind: 'idle' })
  if (!may(session, 'audit.export')) return null
  const take = async () => {
    setState({ kind: 'asking' })
    const outcome = await send(exportAudit, { body: filter })
    if (outcome.kind === 'answered') {
      const { csv, fileName, entries } = outcome.body
      saveFile(new Blob([csv], { type: 'text/csv' }), fileName)
      setState({ kind: 'done', words: `${entries} ${entries === 1 ? 'entry' : 'entries'} in ${fileName}` })
    } else
      setState({
        kind: 'failed',
        words:
          outcome.kind === 'refused' ? outcome.problem.message : 'Check your connection, then try again.',
      })
  }
  return (
    <>
      <Button
        look="secondary"
        busy={state.kind === 'asking'}
        busyLabel="Exporting"
        onClick={() => void take()}
      >
        Export these entries
      </Button>
      <div className={styles.outcome} role="status">
        {state.kind === 'done' && <Notice look="good">{state.words}</Notice>}
        {state.kind === 'failed' && (
          <Notice look="bad" title="Nothing was exported">
            {state.words}
          </Notice>
        )}
      </div>
    </>
  )
}
