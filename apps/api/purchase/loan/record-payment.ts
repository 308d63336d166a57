import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence } from '@milepost/domain/values/pence'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { type CheckActPorts, checkAct, type NotAllowed } from '../policy/check-act.ts'
import type { CustomerPaymentStore, PaymentReceived, PaymentWritten } from './loan-ports.ts'

export type RecordPaymentPorts = CheckActPorts &
  Pick<PaymentPorts, 'policies'> & { customerPayments: CustomerPaymentStore }

export type PaymentRecorded =
  | PaymentWritten
  | NotFound
  | NotAllowed
  | { kind: 'in-the-future' }
  | { kind: 'no-amount' }

/**
 * What finance received from a customer who owed us money: after a loan that was never drawn, or after a cancellation. Never more than is
 * owed (DSK-524).
 */
export async function recordPayment(
  { amount, way, on, ...key }: PolicyKey & PaymentReceived,
  by: Actor,
  ports: RecordPaymentPorts,
): Promise<PaymentRecorded> {
  const checked = await checkAct('record-payment', key, ports)
  if (checked.kind !== 'allowed') return checked
  const now = ports.clock()
  if (on > londonDate(now)) return { kind: 'in-the-future' }
  if (amount <= 0) return { kind: 'no-amount' }
  return ports.customerPayments.recordPayment(key, { amount, way, on }, by, now)
}

export type PaymentNotRecorded = Exclude<PaymentRecorded, { kind: 'recorded' | 'not-found' | 'not-allowed' }>

/** As staff read it, at the desk and on the command line. */
export function notRecordedInWords(outcome: PaymentNotRecorded): string {
  switch (outcome.kind) {
    case 'being-paid':
      return 'The card has not paid yet what was due at the purchase'
    case 'in-the-future':
      return 'The day has not come'
    case 'no-amount':
      return 'Enter an amount above £0'
    case 'above-owed':
      return `The customer owes us ${formatPence(outcome.owed)}`
  }
}
