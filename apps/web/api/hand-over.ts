import type { Request } from '@milepost/contract/call'
import { handOverDraft } from '@milepost/contract/calls/draft/hand-over-draft'
import { client } from './client'

export type HandOver = { kind: 'handed-over'; token: string } | { kind: 'failed' }

/** Gives answers to another product of the brand; the token opens them there. */
export async function handOver(body: Request<typeof handOverDraft>['body']): Promise<HandOver> {
  const reply = await client.send(handOverDraft, { body })
  return reply.kind === 'answered' ? { kind: 'handed-over', token: reply.body.token } : { kind: 'failed' }
}
