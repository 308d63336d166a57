import * as calls from '@milepost/contract/desk/calls/referral'
import type { ApprovalChoice, ApprovalLength } from '@milepost/domain/referral/approval'
import { type IssueCode, measures } from '@milepost/domain/referral/issue'
import type { ReferralEndorsement } from '@milepost/domain/referral/terms'
import { formatInstant } from '@milepost/domain/values/london-time'
import { fromPounds, toPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { answer } from '../../platform/http/route.ts'
import type { Clock } from '../../platform/ports.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { RatesOn } from '../../quote/ports.ts'
import { askCustomer } from '../../referral/ask-customer.ts'
import {
  approveReferral,
  confirmReferral,
  type Decided,
  declineReferral,
  type Seen,
  withdrawReferral,
} from '../../referral/decide-referral.ts'
import { nextStepBy } from '../../referral/next-step.ts'
import type { Acting, ReferralStore } from '../../referral/ports.ts'
import { receiptDto } from './case-dto.ts'
import { notDone } from './decision-refusals.ts'
import { previewDecision, previewWords } from './preview-decision.ts'
import { quoteKeyOf } from './routes.ts'

export type DecisionPorts = { referrals: ReferralStore; ratesOn: RatesOn; clock: Clock }

/** Decisions of an underwriter about a referral, with the same actions as the command line (DSK-319). */
export function decisionRoutes(ports: DecisionPorts): readonly DeskRoute[] {
  const { referrals, clock } = ports
  const heldNow = (seen: Seen) => referrals.findReferral(seen, clock())

  async function outcomeOf(seen: Seen, decided: Decided) {
    const held = await heldNow(seen)
    if (decided.kind !== 'moved') return notDone(decided, held)
    const { state } = decided.referral
    const until = held && nextStepBy(decided.referral, held.quote)
    const event = held?.events.find(({ position }) => position === decided.position)
    return answer(200, {
      state,
      isProposed: event?.kind === 'proposed',
      ...(until && state !== 'open' && { until: formatInstant(until) }),
    })
  }

  return [
    deskRoute(calls.previewApproval, async ({ body }, { session }) => {
      const asked = { ...seenOf(body), ...approvalOf(body), words: body.words }
      const preview = await previewDecision(asked, session, ports)
      if (preview.kind !== 'previewed') return notDone(preview, await heldNow(asked))
      const { price, beyond, beyondAnyAuthority, email, wordsProblem } = preview
      return answer(200, {
        ...(price && {
          price: {
            total: toPounds(price.total),
            withoutTerms: toPounds(price.withoutTerms),
            compulsoryExcess: toPounds(price.compulsoryExcess),
            receipt: receiptDto(price.receipt),
          },
        }),
        beyond: [...beyond],
        beyondAnyAuthority: [...beyondAnyAuthority],
        ...(email && { email: { subject: email.subject, text: email.text } }),
        ...(wordsProblem !== undefined && { wordsProblem }),
      })
    }),
    deskRoute(calls.previewWords, async ({ body }) => {
      const seen = seenOf(body)
      const preview = await previewWords({ ...seen, kind: body.kind, words: body.words }, ports)
      if (preview.kind !== 'previewed') return notDone(preview, await heldNow(seen))
      return answer(200, { subject: preview.email.subject, text: preview.email.text })
    }),
    deskRoute(calls.approveReferral, async ({ body }, { session }) => {
      const seen = seenOf(body)
      const asked = { ...seen, ...approvalOf(body), words: body.words }
      return outcomeOf(seen, await approveReferral(asked, actingAs(session, body.because), ports))
    }),
    deskRoute(calls.confirmReferral, async ({ body }, { session }) => {
      const seen = seenOf(body)
      return outcomeOf(seen, await confirmReferral(seen, actingAs(session, body.because), ports))
    }),
    deskRoute(calls.declineReferral, async ({ body }, { session }) => {
      const seen = seenOf(body)
      const asked = { ...seen, words: body.words }
      return outcomeOf(seen, await declineReferral(asked, actingAs(session, body.because), ports))
    }),
    deskRoute(calls.askCustomer, async ({ body }, { session }) => {
      const seen = seenOf(body)
      const asked = { ...seen, words: body.words }
      return outcomeOf(seen, await askCustomer(asked, actingAs(session, body.because), ports))
    }),
    deskRoute(calls.withdrawReferral, async ({ body }, { session }) => {
      const seen = seenOf(body)
      return outcomeOf(seen, await withdrawReferral(seen, actingAs(session, body.because), ports))
    }),
  ]
}

function seenOf(body: Parameters<typeof quoteKeyOf>[0] & { version: number }) {
  return { ...quoteKeyOf(body), version: body.version }
}

type Asked = {
  approve: readonly {
    code: IssueCode
    driver?: number | undefined
    lasts: ApprovalLength
    upTo?: number | undefined
  }[]
  terms: { loadingPercent: number; extraExcess: number; endorsements: readonly ReferralEndorsement[] }
}

/** Converts pounds to pence, and a missing driver to 'none'. */
function approvalOf({ approve, terms }: Asked) {
  return {
    approve: approve.map(
      ({ code, driver, lasts, upTo }): ApprovalChoice => ({
        code,
        driver: driver ?? 'none',
        lasts,
        ...(upTo !== undefined && { upTo: measures[code].unit === 'pence' ? fromPounds(upTo) : upTo }),
      }),
    ),
    terms: { ...terms, extraExcess: fromPounds(terms.extraExcess) },
  }
}

/** The staff member as decisions about referrals record them, with the roles they decide in. */
function actingAs(session: StaffSession, because: string): Acting {
  const { subject, name, roles } = session
  return { person: { subject, name, roles }, by: actorOf(session, because) }
}
