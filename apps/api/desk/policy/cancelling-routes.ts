import * as calls from '@milepost/contract/desk/calls/policy/cancelling'
import { endRefusalWords } from '@milepost/domain/policy/cancellation-notice'
import { policyState } from '@milepost/domain/policy/policy-state'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { type Refusal, refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import {
  type CancellationAsked,
  cancelWithRefund,
  type NotCancelled,
  previewCancellation,
} from '../../purchase/ending/cancel-with-refund.ts'
import { withdrawNotice } from '../../purchase/ending/withdraw-notice.ts'
import type { DeskPolicyPorts } from './get-policy.ts'
import { figuresDto } from './policy-dto.ts'
import { secondPersonFor } from './refund-dto.ts'
import { conflict, keyOf, notAllowed, refundingAs } from './shared-routes.ts'

/** Cancelling a policy, now or from a day to come, and taking the notice back (DSK-503, DSK-505). */
export function cancellingRoutes(ports: DeskPolicyPorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.previewCancellation, async ({ body }, { session }) => {
      const preview = await previewCancellation(askedOf(body), ports)
      if (preview.kind !== 'figures') return notCancelled(preview)
      const { endsAt, earliest, policy, following } = preview
      const refunds = [policy, ...(following ? [following] : [])].map(({ key, figures }) => ({
        ...key,
        amount: figures.toCard,
      }))
      const isNow = endsAt <= ports.clock()
      return answer(200, {
        endsAt: endsAt.toISOString(),
        isNow,
        earliest,
        figures: figuresDto(policy.figures, tenseOf(isNow)),
        ...(await secondPersonFor(refunds, session, ports)),
        ...(following && {
          following: {
            policyNumber: following.key.policyNumber,
            coverStart: following.coverStart.toISOString(),
            figures: figuresDto(following.figures, tenseOf(isNow)),
          },
        }),
      })
    }),
    deskRoute(calls.cancelPolicyWithRefund, async ({ body }, { session }) => {
      const { because, following: choice, seenFollowing } = body
      if (choice === 'cancel' && seenFollowing === undefined)
        return refuseField('body.seenFollowing', 'Look at the figures of the policy that follows first')
      const following = choice === 'cancel' && seenFollowing ? penceOf(seenFollowing) : choice && 'keep'
      const asked = { ...askedOf(body), seen: penceOf(body.seen), following } as const
      const outcome = await cancelWithRefund(asked, refundingAs(session, because), ports)
      switch (outcome.kind) {
        case 'cancelled': {
          const [{ cancelledAt, effectedAt, figures }] = outcome.cancellations
          if (figures === undefined) throw new TypeError('Cancelled without figures')
          const isNow = effectedAt !== undefined
          return answer(200, {
            endsAt: cancelledAt.toISOString(),
            isNow,
            figures: figuresDto(figures, tenseOf(isNow)),
          })
        }
        case 'changed':
          return conflict('The figures have changed since you saw them. Please look at them again.')
        case 'following-undecided':
          return refuseField('body.following', 'Say what happens to the policy that follows')
        case 'being-renewed':
          return conflict('The payment of its renewal is being taken. Please try again in a minute.')
        default:
          return notCancelled(outcome)
      }
    }),
    deskRoute(calls.withdrawNotice, async ({ body }, { session }) => {
      const key = keyOf(body)
      const outcome = await withdrawNotice(
        { ...key, because: body.reason },
        actorOf(session, body.because),
        ports,
      )
      switch (outcome.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-allowed':
          return notAllowed(outcome)
        case 'wrong-reason':
          return refuseField('body.reason', 'This does not undo the reason of the cancellation')
        case 'changed':
          return conflict('It has taken effect or was withdrawn in the meantime. Please look again.')
        case 'withdrawn': {
          const facts = await ports.cancellations.factsOf(key)
          if (facts === undefined) return refuse('NOT_FOUND')
          return answer(200, { status: policyState(facts, ports.clock()) })
        }
      }
    }),
  ]
}

const tenseOf = (isNow: boolean) => (isNow ? 'ended' : 'will-end')

type Asked = Parameters<typeof keyOf>[0] &
  Pick<CancellationAsked, 'reason' | 'hasClaimed'> & {
    lastDay?: LocalDate | undefined
    defaultNoticeOn?: LocalDate | undefined
  }
const askedOf = ({ reason, hasClaimed, lastDay, defaultNoticeOn, ...policy }: Asked): CancellationAsked => ({
  ...keyOf(policy),
  reason,
  hasClaimed,
  lastDay,
  defaultNoticeOn,
})

const penceOf = ({ charge, toLender, toCard }: { charge: number; toLender: number; toCard: number }) => ({
  charge: fromPounds(charge),
  toLender: fromPounds(toLender),
  toCard: fromPounds(toCard),
})

function notCancelled(outcome: NotCancelled): Refusal {
  switch (outcome.kind) {
    case 'not-found':
      return refuse('NOT_FOUND')
    case 'not-allowed':
      return notAllowed(outcome)
    case 'being-paid':
      return conflict('The payment is being taken at this moment. Please try again in a minute.')
    case 'default-notice-missing':
    case 'default-notice-to-come':
      return refuseField('body.defaultNoticeOn', endRefusalWords(outcome))
    case 'too-early':
    case 'after-end':
    case 'not-sooner':
      return refuseField('body.lastDay', endRefusalWords(outcome))
  }
}
