import { refundLines } from '@milepost/domain/payment/ledger'
import type { Attempt, PaymentPorts } from './ports.ts'
import type { CardPayment } from './provider-ports.ts'

/**
 * Voids an authorisation that made no policy, or cancels a payment that was not made. A repeat has no further effect. False when
 * the provider could not be asked and must be asked again (F2, F6, F16).
 */
export async function voidAuthorisation(attempt: Attempt, ports: PaymentPorts): Promise<boolean> {
  const provider = attempt.provider && ports.cards.byName(attempt.provider)
  if (!provider) return attempt.provider === undefined ? done(attempt, ports) : false
  const found =
    attempt.providerRef === undefined
      ? await provider.findByOrder(attempt.id)
      : await provider.find(attempt.providerRef)
  if (found.kind === 'failed') return false
  if (found.kind === 'not-found') return done(attempt, ports)
  const payment = found.value
  if (payment.status === 'processing') return false
  if (isOver(payment)) return done(attempt, ports, payment.ref)
  if (payment.status === 'captured') return refundInstead(attempt, payment, ports)
  const released = await provider.void(payment.ref, { orderId: attempt.id })
  return released.kind === 'found' ? done(attempt, ports, payment.ref) : false
}

function isOver({ status, captured, refunded }: CardPayment): boolean {
  return status === 'voided' || status === 'declined' || (captured > 0 && refunded >= captured)
}

/** Ends the attempt. An abandoned one keeps its state and is not checked again. */
async function done(
  attempt: Attempt,
  { payments, clock }: PaymentPorts,
  providerRef?: string,
): Promise<boolean> {
  const now = clock()
  if (attempt.state === 'VOID_READY')
    await payments.move(attempt, { to: 'VOIDED', now, providerRef, isClosedAtProvider: true })
  else await payments.close(attempt)
  return true
}

/** Captured, but it made no policy: refunded. */
async function refundInstead(attempt: Attempt, payment: CardPayment, ports: PaymentPorts): Promise<boolean> {
  const now = ports.clock()
  const voidable =
    attempt.state === 'VOID_READY'
      ? attempt
      : await ports.payments.move(attempt, { to: 'VOID_READY', now, providerRef: payment.ref })
  if (voidable === 'moved-on') return false
  const ready = await ports.payments.move(voidable, { to: 'REFUND_READY', now })
  return ready === 'moved-on' ? false : refundPayment(ready, ports)
}

/** All of it goes back, and its customer is told: an email that nothing was charged may have left before (F2). */
export async function refundPayment(attempt: Attempt, ports: PaymentPorts): Promise<boolean> {
  const provider = attempt.provider && ports.cards.byName(attempt.provider)
  if (!provider || attempt.providerRef === undefined) return false
  const { id: orderId, amount } = attempt
  const refund = await provider.refund(attempt.providerRef, { orderId, amount })
  if (refund.kind !== 'found') return false
  const wasBooked = refund.value.captured > 0 && (await ports.payments.hasBooked(orderId, 'capture'))
  await ports.payments.move(attempt, {
    to: 'REFUNDED',
    now: ports.clock(),
    jobs: [{ name: 'payment-refunded-mail', data: { attemptId: orderId } }],
    ...(wasBooked && { booked: { kind: 'refund' as const, lines: refundLines(amount) } }),
  })
  return true
}
