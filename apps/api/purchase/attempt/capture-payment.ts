import { captureLines } from '@milepost/domain/payment/ledger'
import { crashpoint } from '../../platform/crashpoint.ts'
import type { Attempt, PaymentPorts } from './ports.ts'

export type Captured = 'captured' | 'not-yet' | 'given-up'

/** Captures the money of a policy. Captured already counts as success; a failure is retried for more than a day (F17). */
export async function capturePayment(
  attemptId: string,
  { isLastTry }: { isLastTry: boolean },
  ports: PaymentPorts,
): Promise<Captured> {
  const attempt = await ports.payments.findAttempt(attemptId)
  if (attempt === undefined) throw new Error('There is no such payment to take')
  if (attempt.state === 'CAPTURED') return 'captured'
  const ready = await makeReady(attempt, ports)
  if (ready === undefined) return 'not-yet'
  crashpoint('capture.before')
  const isTaken = await take(ready, ports)
  crashpoint('capture.afterProvider')
  const now = ports.clock()
  if (isTaken) {
    const booked = { kind: 'capture' as const, lines: captureLines(ready.amount) }
    const moved = await ports.payments.move(ready, { to: 'CAPTURED', now, booked })
    return moved === 'moved-on' ? 'not-yet' : 'captured'
  }
  if (!isLastTry) return 'not-yet'
  await ports.payments.move(ready, { to: 'CAPTURE_ERROR', now })
  return 'given-up'
}

async function makeReady(attempt: Attempt, { payments, clock }: PaymentPorts): Promise<Attempt | undefined> {
  if (attempt.state === 'CAPTURE_READY') return attempt
  const ready = await payments.move(attempt, { to: 'CAPTURE_READY', now: clock() })
  return ready === 'moved-on' ? undefined : ready
}

async function take({ id: orderId, amount, provider: name, providerRef }: Attempt, { cards }: PaymentPorts) {
  if (name === undefined) return true
  const provider = cards.byName(name)
  if (!provider || providerRef === undefined) return false
  return (await provider.capture(providerRef, { orderId, amount })).kind === 'found'
}
