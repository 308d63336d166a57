import { may, needsSecondFactor, whoMayInWords } from '@milepost/domain/desk/people'
import { useState } from 'react'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { ActButton, ActRow } from '../../pages/ActButton.tsx'
import { AskSecondFactor, hasSecondFactor } from '../../pages/SecondFactor.tsx'
import { Section } from '../../pages/Section.tsx'
import { type Session, useStaff } from '../../session/staff.ts'
import type { About, Policy } from '../words.ts'
import { type PolicyActRow, policyActRows } from './act-list.ts'
import styles from './PolicyActs.module.css'

/** One row of what can be done with the policy now, and what cannot, with the reason (DSK-501). */
export function PolicyActs({ policy, changed }: About) {
  const { session } = useStaff()
  const [open, setOpen] = useState<PolicyActRow>()
  const rows = policyActRows.filter(({ concerns }) => concerns?.(policy) ?? true)
  const possible = rows.filter((row) => whyNotNow(row, policy, session) === undefined)
  const close = () => setOpen(undefined)
  return (
    <Section title="What you can do">
      <ActRow>
        {possible.map((row) => (
          <ActButton key={row.name} aria-haspopup="dialog" onClick={() => setOpen(row)}>
            {row.title(policy)}
          </ActButton>
        ))}
      </ActRow>
      <NotNow rows={rows} policy={policy} session={session} />
      {open && (
        <Dialog open title={open.title(policy)} onClose={close}>
          {needsSecondFactor(open.needs) && !hasSecondFactor(session) ? (
            <AskSecondFactor to="do this" />
          ) : (
            <open.Form
              policy={policy}
              close={close}
              changed={(words) => {
                close()
                changed(words)
              }}
            />
          )}
        </Dialog>
      )}
    </Section>
  )
}

/** The state of the policy first: it holds for everyone. Then who does it. */
function whyNotNow(row: PolicyActRow, policy: Policy, session: Session): string | undefined {
  const refused = row.whyNot(policy)
  if (refused !== undefined) return refused
  return may(session, row.needs) ? undefined : `${whoMayInWords(row.needs)} can do this.`
}

type NotNowProps = { rows: readonly PolicyActRow[]; policy: Policy; session: Session }

/** Acts with the same reason stand together. */
function NotNow({ rows, policy, session }: NotNowProps) {
  const refused = rows.flatMap((row) => {
    const reason = whyNotNow(row, policy, session)
    return reason === undefined ? [] : [{ reason, title: row.title(policy) }]
  })
  const reasons = [...new Set(refused.map(({ reason }) => reason))]
  if (reasons.length === 0) return null
  return (
    <>
      <h3 className={styles.notNow}>Not possible now</h3>
      <dl>
        {reasons.map((reason) => (
          <div key={reason} className={styles.reason}>
            <dt>
              {refused
                .filter((each) => each.reason === reason)
                .map(({ title }) => title)
                .join(', ')}
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
