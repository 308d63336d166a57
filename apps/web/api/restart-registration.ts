import type { Reply } from '@milepost/contract/call'
import { setVehicleRegistration } from '@milepost/contract/calls/vehicle/set-vehicle-registration'
import { client } from './client'

export type SetRegistrationReply = Reply<typeof setVehicleRegistration>['body']

export type SetRegistration =
  | { kind: 'set'; reply: SetRegistrationReply }
  /** The server will not have this vehicle for this quote (API-29, ERR-31). */
  | { kind: 'not-updated' }
  /** A code of the quote, which says where it leads. */
  | { kind: 'refused'; code: string }
  /** No answer arrived; asking again is safe. */
  | { kind: 'unreachable' }

/** Gives a quote its vehicle, and the price with it (RST-09, D-222). */
export async function setRegistration(
  quoteReference: string,
  registration: string,
): Promise<SetRegistration> {
  const body = { quoteReference, vehicleRegistration: registration }
  const reply = await client.send(setVehicleRegistration, { body })
  if (reply.kind === 'answered') return { kind: 'set', reply: reply.body }
  if (reply.kind === 'unreachable') return { kind: 'unreachable' }
  const { code } = reply.problem
  const isOfQuote = code.startsWith('QUOTE_') && code !== 'QUOTE_FAILED'
  return isOfQuote ? { kind: 'refused', code } : { kind: 'not-updated' }
}
