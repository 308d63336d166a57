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

const quoteEnds = ['QUOTE_LOCKED', 'QUOTE_EXPIRED', 'QUOTE_TAKEN_UP', 'QUOTE_ALREADY_TAKEN_UP']

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
  return quoteEnds.includes(code) ? { kind: 'refused', code } : { kind: 'not-updated' }
}
