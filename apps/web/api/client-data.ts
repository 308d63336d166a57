import type { Reply } from '@milepost/contract/call'
import { getClientData as getClientDataCall } from '@milepost/contract/calls/payment/get-client-data'
import { client } from './client'

/** What a provider's client in the browser starts with (D-208). */
export type ClientData = Reply<typeof getClientDataCall>['body']

export type GetClientData =
  | { kind: 'known'; data: ClientData }
  /** A code of the quote, which says where it leads. */
  | { kind: 'refused'; code: string }
  /** Nothing is known, and asking again is safe. */
  | { kind: 'failed' }

export async function getClientData(quoteReference: string): Promise<GetClientData> {
  const reply = await client.send(getClientDataCall, { query: { quoteReference } })
  if (reply.kind === 'answered') return { kind: 'known', data: reply.body }
  if (reply.kind === 'unreachable') return { kind: 'failed' }
  const { code } = reply.problem
  return code.startsWith('QUOTE_') ? { kind: 'refused', code } : { kind: 'failed' }
}
