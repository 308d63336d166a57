import {
  finishWork,
  giveBackWork,
  handOverWork,
  listColleagues,
  listWork as listWorkCall,
  snoozeWork,
  takeWork,
  watchWork,
} from '@milepost/contract/desk/calls/queue'
import { roleTitles } from '@milepost/domain/desk/people'
import { momentInWords } from '@milepost/domain/referral/promise'

import { toPounds } from '@milepost/domain/values/pence'
import { kindOf, kindsOf, readWorkId, type WorkKey, workIdOf } from '@milepost/domain/work/kinds'
import { workReasonInWords } from '@milepost/domain/work/states'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { type Refusal, refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import type { Clock } from '../../platform/ports.ts'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import { listWork, type WorkLine } from './list-work.ts'
import type { Holding, WorkMoved, WorkStore } from './ports.ts'
import type { WorkWatch } from './watch-work.ts'

type Ports = { work: WorkStore; watch: WorkWatch; clock: Clock }

/** The queue, and the actions on a piece of work (DSK-201 to DSK-208). */
export function queueRoutes({ work, watch, clock }: Ports): readonly DeskRoute[] {
  return [
    deskRoute(listWorkCall, async ({ query }, { session }) => {
      const { lines, total, counts, after } = await listWork(query, session, { work, clock })
      return answer(200, {
        work: lines.map((line) => lineDto(line, session)),
        total,
        counts: { ...counts, byKind: [...counts.byKind] },
        ...(after !== undefined && { after }),
      })
    }),
    deskRoute(watchWork, async (_asked, { session }) => {
      const events = watch.listen(session)
      return events
        ? answer(200, events)
        : refuse('TOO_MANY_REQUESTS', {
            message: 'The queue is open in too many tabs.',
            retryAfterSeconds: 30,
          })
    }),
    deskRoute(takeWork, async ({ body }, { session }) => {
      const key = ownWork(body.work, session)
      return key ? replyTo(await work.take(key, session, clock())) : refuse('NOT_FOUND')
    }),
    deskRoute(giveBackWork, async ({ body }, { session }) => {
      const key = ownWork(body.work, session)
      return key ? replyTo(await work.giveBack(key, session, clock())) : refuse('NOT_FOUND')
    }),
    deskRoute(snoozeWork, async ({ body }, { session }) => {
      const key = ownWork(body.work, session)
      if (!key) return refuse('NOT_FOUND')
      const until = new Date(body.until)
      if (until <= clock()) return refuseField('body.until', 'Choose a time that is still to come')
      const outcome = await work.snooze(key, { until, reason: body.reason }, session, clock())
      if (outcome.kind !== 'too-long') return replyTo(outcome)
      return refuseField('body.until', `Choose a time up to ${momentInWords(outcome.latest)}`)
    }),
    deskRoute(finishWork, async ({ body }, { session }) => {
      const key = ownWork(body.work, session)
      if (!key) return refuse('NOT_FOUND')
      const outcome = await work.finish(key, body.reason, session, clock())
      if (outcome.kind !== 'ends-by-itself') return replyTo(outcome)
      return refuse('CONFLICT', { message: 'This ends when it is dealt with.' })
    }),
    deskRoute(listColleagues, async ({ query }, { session }) => {
      const key = ownWork(query.work, session)
      if (!key) return refuse('NOT_FOUND')
      const colleagues = await work.colleagues(key, clock())
      return answer(200, {
        colleagues: colleagues.map(({ subject, name, roles }) => ({
          subject,
          name,
          roles: roles.map((role) => roleTitles[role]).join(', '),
        })),
      })
    }),
    deskRoute(handOverWork, async ({ body }, { session }) => {
      const key = ownWork(body.work, session)
      if (!key) return refuse('NOT_FOUND')
      const { to, reason } = body
      const outcome = await work.handOver(key, { to, reason }, session, clock())
      if (outcome.kind !== 'no-such-person') return replyTo(outcome)
      return refuseField('body.to', 'Choose a colleague who has signed in recently and has this brand')
    }),
  ]
}

/** The work that an id names, if its brand and kind are the person's own. Any other work is not found (DSK-113). */
function ownWork(id: string, session: StaffSession): WorkKey | undefined {
  const key = readWorkId(id)
  return key && session.brands.includes(key.tenant) && kindsOf(session).includes(key.kind) ? key : undefined
}

function replyTo(outcome: WorkMoved): { status: 204; body: undefined } | Refusal {
  if (outcome.kind === 'not-found') return refuse('NOT_FOUND')
  if (outcome.kind === 'held') return refuse('CONFLICT', { message: `${outcome.by} has it.` })
  return answer(204, undefined)
}

function lineDto(line: WorkLine, { subject }: StaffSession) {
  const { promise, ends } = kindOf(line.kind)
  return {
    id: workIdOf(line),
    kind: line.kind,
    brand: line.tenant,
    ...(line.journey !== undefined && { journey: line.journey }),
    ...(line.reference !== undefined && { reference: line.reference }),
    ...(line.policyNumber !== undefined && { policyNumber: line.policyNumber }),
    initials: line.initials,
    why: line.why,
    ...(promise !== undefined && { promise }),
    since: line.since.toISOString(),
    dueAt: line.dueAt.toISOString(),
    ...(line.price !== undefined && { price: toPounds(line.price) }),
    ...(line.holding && { holder: holderDto(line.holding, subject) }),
    endsByHand: ends === 'by-hand',
  }
}

function holderDto(holding: Holding, viewer: string) {
  const { subject, name, since, handedBy, snoozedUntil, reason } = holding
  return {
    name,
    isMe: subject === viewer,
    since: since.toISOString(),
    ...(handedBy !== undefined && { handedBy }),
    ...(snoozedUntil && { snoozedUntil: snoozedUntil.toISOString() }),
    ...(reason !== undefined && { reason: workReasonInWords(reason) }),
  }
}
