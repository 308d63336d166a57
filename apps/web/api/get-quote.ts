import { getQuote as getQuoteCall } from '@milepost/contract/calls/quote/get-quote'
import { client } from './client'
import { type Restoring, restoringFrom } from './restoring'

/** The quote a link opens, by the link's token (API-25, D-227). */
export async function getQuote(token: string, signal: AbortSignal): Promise<Restoring> {
  return restoringFrom(await client.send(getQuoteCall, { query: { quote: token } }, { signal }))
}
