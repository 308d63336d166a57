import {
  endSession as endSessionCall,
  keepSession as keepSessionCall,
} from '@milepost/contract/calls/session'
import { client } from './client'

/** Says that the customer is still there, although the page has asked for nothing. */
export async function keepSession(): Promise<void> {
  await client.send(keepSessionCall, {})
}

/** Nobody is there any more: the server need not wait until it notices (END-11). What does not arrive ends by itself. */
export async function endIdleSession(): Promise<void> {
  await client.send(endSessionCall, { body: { because: 'IDLE' } }, { keepalive: true })
}

/** The customer has come to the end of this quote, and this browser need not hold it any longer. */
export async function finishQuote(quoteReference: string): Promise<void> {
  await client.send(endSessionCall, { body: { because: 'FINISHED', quoteReference } }, { keepalive: true })
}
