import type { Reply, Request } from '@milepost/contract/call'
import { updateContactPreferences } from '@milepost/contract/calls/quote'
import type { FieldProblem } from '@milepost/contract/problem'
import { client } from './client.ts'

export type ContactRequest = Request<typeof updateContactPreferences>['body']
export type ContactReply = Reply<typeof updateContactPreferences>['body']

export type UpdateContact =
  | { kind: 'kept'; reply: ContactReply }
  /** Something in the form, or an earlier answer, is no longer valid. */
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  /** A quote code, which decides the page. */
  | { kind: 'refused'; code: string }
  /** Any status other than 200: what the specification calls an error of Buy Now (BUY-19). */
  | { kind: 'error'; status: number }
  /** No reply: the outcome is unknown, and sending again is safe. */
  | { kind: 'unreachable'; reason: string }

/** Saves the purchase form; the first thing Buy Now does (API-13, BUY-13). */
export async function updateContact(body: ContactRequest): Promise<UpdateContact> {
  const reply = await client.send(updateContactPreferences, { body })
  if (reply.kind === 'answered') return { kind: 'kept', reply: reply.body }
  if (reply.kind === 'unreachable') return reply
  const { code, errors, status } = reply.problem
  if (code === 'VALIDATION_ERROR') return { kind: 'invalid', errors }
  return code.startsWith('QUOTE_') ? { kind: 'refused', code } : { kind: 'error', status }
}
