import { getDropInUiToken } from '@milepost/contract/calls/checkouts/get-drop-in-ui-token'
import { client } from './client'

/** The token a drop-in starts with (API-11); undefined when there was none to be had. */
export async function getDropInToken(merchantAccountId: string): Promise<string | undefined> {
  const reply = await client.send(getDropInUiToken, { query: { merchantAccountId } })
  return reply.kind === 'answered' ? reply.body.clientToken : undefined
}
