import { coverEndsAt, policyState } from '@milepost/domain/policy/policy-state'
import type { RenewalCourse } from '@milepost/domain/promise/renewal-course'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import { firstWordOn } from '@milepost/domain/renewal/renewal-days'
import { isPricedAnew, subscriptionRenewal } from '@milepost/domain/renewal/subscription'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { instantOf, londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import type { Found, NotFound, Scope } from '../platform/ports.ts'
import { grantedQuote, type OpenQuote, stateOf } from '../quote/open-quote.ts'
import { isAwaitingAnswers } from '../quote/priced-quote.ts'
import { tokenHashOf } from '../retrieval/link-token.ts'
import { courseOf } from './course-of.ts'
import { notifiedPrice } from './notified-price.ts'
import type { Renewal, RenewalPorts } from './ports.ts'
import { atItsEnd, offerLike, type RenewingPolicy, renewingPolicy } from './renewing-policy.ts'

/** By the token of an email, or by its number in the browser that bought it. */
export type SubscriptionAsked = Scope & {
  session: string
  token: string | undefined
  policyNumber: string | undefined
}

export type Subscription = {
  policyNumber: string
  term: Term
  /** The planned end or the cancellation; later if cover goes on without a payment (D-278). */
  coverEnd: Date
  isCancelled: boolean
  status: 'renews' | 'needs-answers' | 'paying' | 'stopped' | 'ended'
  nextPayment: NextPayment | undefined
}

type NextPayment = {
  on: LocalDate
  /** None before there is a price: the customer is told it by that day (D-277). */
  amount: Pence | undefined
  tellBy: LocalDate | undefined
  lastFour: string | undefined
  isNewPrice: boolean
  /** The card was declined. A page that said nothing is needed would leave the customer uninsured (D-225). */
  isAnotherTry: boolean
}

/**
 * What follows a policy, for the holder of a link or the browser that bought it. Unknown ones and those of others get the same reply
 * (D-247).
 */
export async function getSubscription(
  asked: SubscriptionAsked,
  ports: RenewalPorts,
): Promise<Found<Subscription> | NotFound> {
  const ending = await askedPolicy(asked, ports)
  return ending ? { kind: 'found', value: await subscriptionOf(ending, ports) } : { kind: 'not-found' }
}

/** The last policy of the chain, if the caller may see it. */
export async function askedPolicy(
  { tenant, journeys, session, token, policyNumber }: SubscriptionAsked,
  ports: RenewalPorts,
): Promise<RenewingPolicy | undefined> {
  const now = ports.clock()
  if (token !== undefined) {
    const link = { tenant, tokenHash: tokenHashOf(token) }
    const found = await ports.subscriptionLinks.findSubscriptionLink(link, now)
    const last = found && (await lastOf({ tenant, policyNumber: found.firstPolicy }, ports))
    return last && journeys.includes(last.policy.journey) ? last : undefined
  }
  const policy =
    policyNumber === undefined ? undefined : await ports.policies.findPolicy({ tenant, policyNumber })
  const asked = policy && { tenant, journeys, session, reference: policy.reference }
  if (!asked || !(await grantedQuote(asked, now, ports.quotes))) return undefined
  return lastOf(policy, ports)
}

/** Follows a chain to its last policy. */
export async function lastOf(
  key: { tenant: BrandCode; policyNumber: string },
  ports: RenewalPorts,
): Promise<RenewingPolicy> {
  const next = await ports.renewals.renewalAfter(key)
  if (next?.policyNumber === undefined) return renewingPolicy(key, ports)
  return lastOf({ tenant: key.tenant, policyNumber: next.policyNumber }, ports)
}

export async function subscriptionOf(ending: RenewingPolicy, ports: RenewalPorts): Promise<Subscription> {
  const { policy } = ending
  const { policyNumber, term } = policy
  const facts = await ports.cancellations.factsOf(policy)
  const renewal = await ports.renewals.renewalAfter(policy)
  const next = await openNext(renewal, ports)
  const course = renewal && (await courseOf(renewal, ports)).course
  const isRenewing = await statusOf(ending, renewal, course, ports)
  const coverEnd = course?.isHeld
    ? instantOf({ date: course.coverEnds, hour: 23, minute: 59 })
    : coverEndsAt(facts ?? policy)
  // Nothing is charged until the customer has answered. A page that said all is well would leave them uninsured (D-266).
  const isAwaiting = isRenewing === 'renews' && next !== undefined && isAwaitingAnswers(next.current)
  const status = isAwaiting ? 'needs-answers' : isRenewing
  const nextPayment = status === 'renews' ? await paymentOf(ending, renewal, next, course, ports) : undefined
  const isCancelled = facts?.cancelledFrom !== undefined
  return { policyNumber, term, coverEnd, isCancelled, status, nextPayment }
}

async function statusOf(
  ending: RenewingPolicy,
  renewal: Renewal | undefined,
  course: RenewalCourse | undefined,
  { renewals, cancellations, clock }: RenewalPorts,
): Promise<Subscription['status']> {
  const { policy, firstPolicy } = ending
  const facts = await cancellations.factsOf(policy)
  const state = facts && policyState(facts, clock())
  if (state === undefined || state === 'cancelled' || state === 'renewed') return 'ended'
  if (state === 'ended' && !isStillDue(renewal, course)) return 'ended'
  // It ends on the day of its cancellation, and nothing follows.
  if (state === 'cancelling') return 'stopped'
  if (renewal?.state === 'charging') return 'paying'
  const isOff = whyNotByItself(atItsEnd(ending)) !== undefined
  // No try is left. A page that said it renews would leave the customer uninsured (D-225).
  if (renewal?.state === 'failed' && renewal.nextTryAt === undefined) return 'stopped'
  if (isOff || renewal?.state === 'stopped' || renewal?.plan === 'invitation') return 'stopped'
  return (await renewals.isStopped({ tenant: policy.tenant, firstPolicy })) ? 'stopped' : 'renews'
}

/** Its day has passed while nothing ran, and it is still completed: cover follows without a gap (D-278). */
function isStillDue(renewal: Renewal | undefined, course: RenewalCourse | undefined): boolean {
  const isOpen = renewal?.state === 'due' || renewal?.state === 'failed' || renewal?.state === 'charging'
  return isOpen && renewal.plan === 'by-itself' && course !== undefined && !course.hasLapsed
}

/** The quote of the next period, while it can be bought. */
async function openNext(
  renewal: Renewal | undefined,
  { quotes, clock }: RenewalPorts,
): Promise<OpenQuote | undefined> {
  if (renewal?.reference === undefined) return undefined
  const now = clock()
  const quote = await quotes.findQuote({ tenant: renewal.tenant, reference: renewal.reference }, now)
  const opened = quote && stateOf(quote, now)
  return opened?.kind === 'open' ? opened.quote : undefined
}

/** The amount to be charged, as its customer was notified; before that, when they will be told (D-277). */
async function paymentOf(
  ending: RenewingPolicy,
  renewal: Renewal | undefined,
  next: OpenQuote | undefined,
  course: RenewalCourse | undefined,
  ports: RenewalPorts,
): Promise<NextPayment> {
  const { policy, card, consecutive } = ending
  const quoted = renewal?.firstNotifiedAt && next ? await notifiedPrice(renewal, next, ports) : undefined
  const amount = quoted && offerLike(quoted, policy)?.due
  const lastDay = londonDate(policy.coverEnd)
  const on = course?.chargeFrom ? londonDate(course.chargeFrom) : subscriptionRenewal(lastDay).paymentOn
  return {
    on: renewal?.nextTryAt ? londonDate(renewal.nextTryAt) : on,
    amount,
    tellBy: amount === undefined ? firstWordOn(policy.term, lastDay, true) : undefined,
    lastFour: card?.lastFour,
    isNewPrice: isPricedAnew(policy.term, consecutive + 1),
    isAnotherTry: renewal?.state === 'failed',
  }
}
