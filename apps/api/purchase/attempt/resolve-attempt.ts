import { completePurchase } from '../take-up/complete-purchase.ts'
import { type Asked, askProvider } from './ask-provider.ts'
import type { Attempt, PaymentPorts } from './ports.ts'
import { refundPayment, voidAuthorisation } from './void-authorisation.ts'

/**
 * Finishes an abandoned attempt: asks the provider, then completes, voids or expires it (safety K7). False when that is not
 * possible yet and has to be tried again.
 */
export async function resolveAttempt(attempt: Attempt, ports: PaymentPorts): Promise<boolean> {
  switch (attempt.state) {
    case 'CREATED':
    case 'CONFIRM_READY':
    case 'ACTION_REQUIRED':
    case 'UNKNOWN':
      return afterAsking(await askProvider(attempt, ports), ports)
    case 'AUTHORISED': {
      await completePurchase(attempt, ports)
      return true
    }
    case 'VOID_READY':
    case 'EXPIRED':
    case 'SUPERSEDED':
      return voidAuthorisation(attempt, ports)
    case 'REFUND_READY':
      return refundPayment(attempt, ports)
    default:
      return true
  }
}

async function afterAsking({ attempt, verdict }: Asked, ports: PaymentPorts): Promise<boolean> {
  if (attempt.state === 'AUTHORISED' || attempt.state === 'VOID_READY') return resolveAttempt(attempt, ports)
  const now = ports.clock()
  const isLate = attempt.payBy <= now
  switch (verdict.kind) {
    case 'unreachable':
      return false
    case 'not-found':
      return neverArrived(attempt, isLate, now, ports)
    case 'open':
    case 'asked':
      // Nothing is authorised, and the customer may still come back until the attempt expires (F1).
      if (!isLate) return attempt.state === 'CREATED' || attempt.state === 'ACTION_REQUIRED'
      return expire(attempt, ports)
    default:
      return verdict.kind !== 'unknown'
  }
}

/**
 * The provider does not know it: our request never arrived. The customer may pay again (F12). The authorisation may still arrive,
 * so the attempt is checked once more later and voided then.
 */
async function neverArrived(attempt: Attempt, isLate: boolean, now: Date, ports: PaymentPorts) {
  if (attempt.state === 'CREATED') return isLate ? expire(attempt, ports) : true
  await ports.payments.move(attempt, { to: 'EXPIRED', now, failure: 'failed' })
  return true
}

async function expire(attempt: Attempt, ports: PaymentPorts): Promise<boolean> {
  const expired = await ports.payments.move(attempt, { to: 'EXPIRED', now: ports.clock() })
  return expired === 'moved-on' ? true : voidAuthorisation(expired, ports)
}
