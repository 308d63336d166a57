import type { Reply } from '@milepost/contract/call'
import {
  getPricingDetails as getPricingDetailsCall,
  quoteReminderDpaCheckByBody,
} from '@milepost/contract/calls/retrieval'
import type { PersonalAnswers } from '@milepost/domain/retrieval/security-questions'
import { client } from './client.ts'

export type CheckReminder =
  | { kind: 'passed' }
  /** Other details, or too many tries; the reply does not say which (RMD-06, D-248). */
  | { kind: 'mismatch' }
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable' }

const mismatches = ['QUOTE_MISMATCH', 'TOO_MANY_REQUESTS']

/** The check of a reminder: the token of its link identifies the quote (API-24, D-227). */
export async function checkReminder(token: string, securityAnswers: PersonalAnswers): Promise<CheckReminder> {
  const body = {
    QuoteReference: token,
    Postcode: securityAnswers.postcode,
    Surname: securityAnswers.surname,
    DateOfBirth: securityAnswers.dateOfBirth,
  }
  const reply = await client.send(quoteReminderDpaCheckByBody, { body })
  if (reply.kind === 'answered') return { kind: 'passed' }
  if (reply.kind === 'unreachable') return { kind: 'unreachable' }
  const { code } = reply.problem
  return mismatches.includes(code) ? { kind: 'mismatch' } : { kind: 'refused', code }
}

export type PricingDetails = Reply<typeof getPricingDetailsCall>['body']
export type PricingOption = PricingDetails['monthlyPricingOptions'][number]

export type GetPricingDetails =
  | { kind: 'priced'; prices: PricingDetails }
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable' }

/** The prices behind a reminder link: figures only, nothing about the customer (API-26, D-227). */
export async function getPricingDetails(
  { token, source }: { token: string; source: string | undefined },
  signal?: AbortSignal,
): Promise<GetPricingDetails> {
  const query = { quote: token, ...(source !== undefined && { source }) }
  const reply = await client.send(getPricingDetailsCall, { query }, signal && { signal })
  if (reply.kind === 'answered') return { kind: 'priced', prices: reply.body }
  return reply.kind === 'unreachable'
    ? { kind: 'unreachable' }
    : { kind: 'refused', code: reply.problem.code }
}
