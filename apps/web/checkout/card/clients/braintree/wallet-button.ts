import type { Client } from 'braintree-web/client'
import type { ThreeDSecure } from 'braintree-web/three-d-secure'
import type { CardHandlers, Choice, ClientSettings, Instrument, Sum } from '../card-client.ts'
import { type NoncePayload, nonceInstrument } from '../nonce-instrument.ts'
import { threeDSecureRequest } from '../three-d-secure.ts'
import type { BraintreeComponents } from './components.ts'

/** What every wallet button needs. */
export type WalletDeps = {
  components: BraintreeComponents
  client: Client
  into: HTMLElement
  settings: Pick<ClientSettings, 'data' | 'amount' | 'payee'>
  handlers: CardHandlers
  verify: Verify
}

/** A rendered wallet button; undefined if this device or account does not have the wallet (D-203). */
export type WalletButton = { teardown(): unknown } | undefined

/** Passes the page the wallet's result, or why there is none. */
export async function handOver(work: () => Promise<Choice>, handlers: CardHandlers): Promise<boolean> {
  const choice = await work().catch(afterError)
  if (choice.kind === 'chosen') await handlers.onWalletApproved(choice.instrument)
  else handlers.onWalletFailed(choice)
  return choice.kind === 'chosen'
}

export type Verify = {
  threeDSecure: Pick<ThreeDSecure, 'verifyCard'>
  deviceData: string
  clientIp: () => Promise<string | undefined>
}

/** Authenticates the card with its bank (3-D Secure). The resulting nonce replaces the one passed in. */
export async function verifyCard(
  card: { nonce: string; bin: string },
  sum: Sum,
  { threeDSecure, deviceData, clientIp }: Verify,
): Promise<Instrument> {
  const verified: NoncePayload = await threeDSecure.verifyCard({
    ...threeDSecureRequest(sum, await clientIp()),
    nonce: card.nonce,
    bin: card.bin,
    collectDeviceData: true,
    // Nothing to decide between the lookup and the challenge.
    onLookupComplete: (_data, next) => next(),
  })
  return nonceInstrument({ ...verified, deviceData })
}

/** Nothing has been charged yet: no error here means that money has moved (ERR-19, ERR-23, ERR-25). */
export function afterError(error: unknown): Exclude<Choice, { kind: 'chosen' }> {
  const code = String(Reflect.get(Object(error), 'code') ?? '')
  if (code.startsWith('THREEDS_')) return { kind: 'refused', failure: 'not-authenticated' }
  return { kind: code.startsWith('HOSTED_FIELDS_') ? 'incomplete' : 'unavailable' }
}
