import { exportAudit, readAudit, verifyAudit } from '@milepost/contract/desk/calls/audit'
import { AUDIT_PAGE, auditActWords, MOST_EXPORTED } from '@milepost/domain/desk/audit-acts'
import { londonDate } from '@milepost/domain/values/london-time'
import type { AuditAct, AuditEntry } from '../../platform/audit/ports.ts'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import type { Clock } from '../../platform/ports.ts'
import { auditCsv, detailText } from './audit-csv.ts'
import type { AuditFilter, AuditReader, VerifiedTrail } from './ports.ts'

export type AuditPorts = { audit: AuditReader; clock: Clock }

/** Every act needs a description: an act without one does not compile (DSK-801). */
export const everyAct: Readonly<Record<AuditAct, string>> = auditActWords

export function auditRoutes({ audit, clock }: AuditPorts): readonly DeskRoute[] {
  // Verifying reads the whole trail, so simultaneous requests share one run.
  let verifying: Promise<VerifiedTrail> | undefined
  return [
    deskRoute(readAudit, async ({ body: { before, ...filter } }, { session }) => {
      if (isBackwards(filter)) return backwards()
      const page = { before, most: AUDIT_PAGE, now: clock() }
      const { entries, isMore } = await audit.read(filter, session, page)
      const last = entries.at(-1)
      return answer(200, {
        entries: entries.map(entryDto),
        ...(isMore && last && { next: last.position }),
      })
    }),
    deskRoute(exportAudit, async ({ body: filter }, { session }) => {
      if (isBackwards(filter)) return backwards()
      const entries = await audit.takeOut(filter, session, { most: MOST_EXPORTED, now: clock() })
      if (entries === undefined) return tooMany
      const fileName = `audit-${londonDate(clock())}.csv`
      return answer(200, { fileName, csv: auditCsv(entries), entries: entries.length })
    }),
    deskRoute(verifyAudit, async (_asked, { session }) => {
      const now = clock()
      verifying ??= audit.verify(session, now).finally(() => {
        verifying = undefined
      })
      const { from, through, broken } = await verifying
      return answer(200, {
        isWhole: broken === undefined,
        from,
        through,
        checkedAt: now.toISOString(),
        ...(broken && { broken }),
      })
    }),
  ]
}

const isBackwards = ({ from, to }: AuditFilter) => from !== undefined && to !== undefined && from > to
const backwards = () =>
  refuse('VALIDATION_ERROR', {
    errors: [{ field: 'body.to', message: 'Choose a last day that is not before the first' }],
  })

const tooMany = {
  kind: 'refused',
  problem: {
    status: 409,
    code: 'CONFLICT',
    message: `There are more than ${MOST_EXPORTED.toLocaleString('en-GB')} entries. Please choose a shorter period.`,
    errors: [],
  },
} as const

function entryDto({ before, after, ...entry }: AuditEntry) {
  const { position, at, who, account, door, because, act, about, outcome, reasonCode } = entry
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const details = names.map((name) => {
    const was = detailText(before?.[name])
    const is = detailText(after?.[name])
    return { name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }
  })
  return {
    position,
    at: at.toISOString(),
    who,
    ...(account !== undefined && { account }),
    door,
    because,
    act,
    kind: about.kind,
    id: about.id,
    details,
    ...(outcome && { outcome }),
    ...(reasonCode !== undefined && { reasonCode }),
  }
}
