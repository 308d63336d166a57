import {
  BadRequest,
  type Fields,
  fieldsOf,
  optionalChoice,
  optionalFlag,
  optionalPairs,
  optionalText,
} from '../../http/request.ts'
import { newId } from '../engine/engine.ts'
import type { NewPayment } from '../engine/payment-actions.ts'

/** As published: the minimum charge in pounds sterling. */
const LEAST_PENCE = 30
const MOST_PENCE = 99_999_999

const known = [
  'amount',
  'currency',
  'capture_method',
  'customer',
  'metadata',
  'setup_future_usage',
  'payment_method',
  'payment_method_types',
  'automatic_payment_methods',
  'confirm',
  'off_session',
  'return_url',
  'description',
  'statement_descriptor_suffix',
  'receipt_email',
  'expand',
]

export type IntentWish = {
  payment: NewPayment
  confirm: { instrumentId: string; offSession: boolean } | undefined
}

export function readIntentWish(body: unknown): IntentWish {
  const fields = fieldsOf(body, known)
  checkSuffix(optionalText(fields, 'statement_descriptor_suffix', LONGEST_SUFFIX))
  if (optionalText(fields, 'currency')?.toLowerCase() !== 'gbp')
    throw new BadRequest('currency', 'currency must be gbp')
  const metadata = optionalPairs(fields, 'metadata')
  const instrumentId = optionalText(fields, 'payment_method')
  const wantsConfirm = optionalFlag(fields, 'confirm')
  if (wantsConfirm && instrumentId === undefined)
    throw new BadRequest('payment_method', 'confirm needs a payment_method')
  return {
    payment: {
      id: newId('pi_'),
      face: 'intents',
      pence: readPence(fields, 'amount', LEAST_PENCE),
      orderId: metadata['order_id'],
      metadata,
      customer: optionalText(fields, 'customer'),
      capture: optionalChoice(fields, 'capture_method', ['manual', 'automatic']) ?? 'automatic',
      saveCard: optionalChoice(fields, 'setup_future_usage', ['off_session', 'on_session']) !== undefined,
    },
    confirm:
      wantsConfirm && instrumentId !== undefined
        ? { instrumentId, offSession: optionalFlag(fields, 'off_session') }
        : undefined,
  }
}

/** As published: at most 22 characters including the account's prefix, of which prefix and separator take up to 12. */
const LONGEST_SUFFIX = 10

function checkSuffix(suffix: string | undefined): void {
  if (suffix !== undefined && (/[<>\\'"*]/.test(suffix) || !/[A-Za-z]/.test(suffix)))
    throw new BadRequest('statement_descriptor_suffix', 'needs a letter, and takes no < > \\ \' " or *')
}

function readPence(fields: Fields, name: string, least: number): number {
  const value = fields[name]
  const pence = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof pence !== 'number' || !Number.isInteger(pence) || pence < least || pence > MOST_PENCE)
    throw new BadRequest(name, `${name} must be a whole number of pence from ${least} to ${MOST_PENCE}`)
  return pence
}

export function optionalPence(fields: Fields, name: string): number | undefined {
  return fields[name] === undefined ? undefined : readPence(fields, name, 1)
}
