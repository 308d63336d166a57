import { resumeQuote as resumeQuoteCall } from '@milepost/contract/calls/quote/resume-quote'
import { client } from './client'
import { type Restoring, restoringFrom } from './restoring'

/** The quote this browser had a moment ago, without the check (RET-09, D-237). */
export async function resumeQuote(quoteReference: string, signal: AbortSignal): Promise<Restoring> {
  return restoringFrom(await client.send(resumeQuoteCall, { body: { quoteReference } }, { signal }))
}
