import type { Reply } from '@milepost/contract/call'
import {
  answerReferralQuestion as answerCall,
  readReferralQuestion as readCall,
} from '@milepost/contract/calls/referral'
import { client } from './client.ts'

export type ReferralQuestion = Reply<typeof readCall>['body']

/** Answered, decided or too old: the reply does not say which (D-247). Or replaced by a newer question. */
type Gone = { kind: 'not-found' } | { kind: 'replaced' } | { kind: 'failed' }

/** What an underwriter asks, by the token of the email's link. */
export async function readQuestion(
  token: string,
  signal: AbortSignal,
): Promise<{ kind: 'known'; question: ReferralQuestion } | Gone> {
  const reply = await client.send(readCall, { body: { token } }, { signal })
  return reply.kind === 'answered' ? { kind: 'known', question: reply.body } : gone(reply)
}

export async function answerQuestion(
  token: string,
  answer: string,
): Promise<{ kind: 'answered'; promisedBy: string } | Gone> {
  const reply = await client.send(answerCall, { body: { token, answer } })
  return reply.kind === 'answered' ? { kind: 'answered', promisedBy: reply.body.promisedBy } : gone(reply)
}

function gone(reply: { kind: string; problem?: { code: string } }): Gone {
  const code = reply.problem?.code
  if (code === 'CONFLICT') return { kind: 'replaced' }
  return { kind: code === 'QUOTE_NOT_FOUND' ? 'not-found' : 'failed' }
}
