import {
  endSession as endSessionCall,
  keepSession as keepSessionCall,
} from '@milepost/contract/calls/session'
import { client } from './client.ts'

/** Keeps the session alive while the customer is active on the page but no other call is made. */
export async function keepSession(): Promise<void> {
  await client.send(keepSessionCall, {})
}

/** The page timed out, so the server need not wait for its own timeout (END-11). If the call is lost the session expires anyway. */
export async function endIdleSession(): Promise<void> {
  await client.send(endSessionCall, { body: { because: 'IDLE' } }, { keepalive: true })
}

/** The customer has finished with this quote, so this browser gives up its access. */
export async function finishQuote(quoteReference: string): Promise<void> {
  await client.send(endSessionCall, { body: { because: 'FINISHED', quoteReference } }, { keepalive: true })
}
