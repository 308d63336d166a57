import { isIn, isStep, openStates } from '@milepost/domain/payment/attempt-states'
import type { Failed, Found, NotFound } from '../../platform/ports.ts'
import type { Attempt, Move, PaymentPorts } from './ports.ts'
import type { CardPayment, CardProvider } from './provider-ports.ts'
import { type Verdict, validatePayment } from './validate-payment.ts'

/** An attempt after its provider was asked, and what the reply meant. */
export type Asked = { attempt: Attempt; verdict: Verdict | { kind: 'not-found' } | { kind: 'unreachable' } }

/** Asks the provider for the state of an attempt and records it: the provider is right where the two differ (safety K7). */
export async function askProvider(attempt: Attempt, ports: PaymentPorts): Promise<Asked> {
  const provider = attempt.provider && ports.cards.byName(attempt.provider)
  if (!provider) return { attempt, verdict: { kind: attempt.provider ? 'unreachable' : 'held' } }
  const found = await look(attempt, provider)
  if (found.kind === 'failed') return { attempt, verdict: { kind: 'unreachable' } }
  if (found.kind === 'not-found') return { attempt, verdict: { kind: 'not-found' } }
  return apply(attempt, found.value, ports)
}

/**
 * A customer who reports a payment is shown "checking" until the provider can be asked (F12). The attempt is marked for that; an
 * attempt that was only prepared has nothing to check.
 */
export async function inDoubt({ attempt, verdict }: Asked, ports: PaymentPorts): Promise<Asked> {
  if (verdict.kind !== 'unreachable' || !isIn(openStates, attempt.state)) return { attempt, verdict }
  const jobs: Move['jobs'] = [{ name: 'settle-attempt', data: { attemptId: attempt.id } }]
  const moved = await ports.payments.move(attempt, { to: 'UNKNOWN', now: ports.clock(), jobs })
  const after = moved === 'moved-on' ? await ports.payments.findAttempt(attempt.id) : moved
  return { attempt: after ?? attempt, verdict }
}

function look(
  { id, providerRef }: Attempt,
  provider: CardProvider,
): Promise<Found<CardPayment> | NotFound | Failed> {
  return providerRef === undefined ? provider.findByOrder(id) : provider.find(providerRef)
}

/**
 * Moves an attempt to the state of its payment. If it moved in the meantime it is read again. It is then in that state or past
 * it, or it was abandoned during the authorisation; then the authorisation is voided.
 */
export async function apply(attempt: Attempt, payment: CardPayment, ports: PaymentPorts): Promise<Asked> {
  const verdict = validatePayment(payment, attempt)
  const step = stepFor(verdict, attempt)
  if (!step || step.to === attempt.state || !isStep(attempt.state, step.to)) return { attempt, verdict }
  const move: Move = { ...step, now: ports.clock(), providerRef: payment.ref }
  const moved = await ports.payments.move(attempt, move)
  if (moved !== 'moved-on') return { attempt: moved, verdict }
  const again = await ports.payments.findAttempt(attempt.id)
  return again ? apply(again, payment, ports) : { attempt, verdict }
}

type Step = Pick<Move, 'to' | 'failure' | 'jobs'>

const endedStates = ['DECLINED', 'EXPIRED', 'SUPERSEDED'] as const

function stepFor(verdict: Verdict, { id: attemptId, state }: Attempt): Step | undefined {
  const jobs: Move['jobs'] = [{ name: 'release', data: { attemptId } }]
  switch (verdict.kind) {
    case 'open':
      // A take-up that could not ask the provider left it unknown. The provider waits for the customer, who may try again.
      return state === 'UNKNOWN' ? { to: 'ACTION_REQUIRED' } : undefined
    case 'asked':
      return { to: 'ACTION_REQUIRED' }
    case 'unknown':
      return { to: 'UNKNOWN' }
    case 'held':
      // Money authorised for an attempt that had ended is voided: its price is no longer offered, or another attempt pays for it.
      return isIn(endedStates, state) ? { to: 'VOID_READY', jobs } : { to: 'AUTHORISED' }
    case 'unwanted':
      return { to: 'VOID_READY', failure: verdict.failure, jobs }
    case 'declined':
      return { to: 'DECLINED', failure: verdict.failure }
    case 'gone':
      return { to: 'EXPIRED' }
  }
}
