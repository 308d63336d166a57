import type { Client } from 'braintree-web/client'
import type { ThreeDSecure } from 'braintree-web/three-d-secure'
import type { Choice, ClientSettings, Heard, Instrument, Sum } from '../card-client'
import { type NoncePayload, nonceInstrument } from '../nonce-instrument'
import { threeDSecureRequest } from '../three-d-secure'
import type { BraintreeComponents } from './components'

/** What every wallet's button is drawn with. */
export type WalletDeps = {
  components: BraintreeComponents
  client: Client
  into: HTMLElement
  settings: Pick<ClientSettings, 'data' | 'amount' | 'payee'>
  heard: Heard
  verify: Verify
}

/** A wallet in its place; undefined where this device or this account has none (D-203). */
export type WalletButton = { teardown(): unknown } | undefined

/** Hands the page what a wallet gave, or why it gave nothing. */
export async function handOver(work: () => Promise<Choice>, heard: Heard): Promise<boolean> {
  const choice = await work().catch(afterError)
  if (choice.kind === 'chosen') await heard.onWalletApproved(choice.instrument)
  else heard.onWalletFailed(choice)
  return choice.kind === 'chosen'
}

export type Verify = {
  threeDSecure: Pick<ThreeDSecure, 'verifyCard'>
  deviceData: string
  clientIp: () => Promise<string | undefined>
}

/** Asks the bank whether its customer is there (3-D Secure). The nonce that comes of it stands in for the one it was asked about. */
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
    // Nothing is to be decided between the bank's answer and its question.
    onLookupComplete: (_data, next) => next(),
  })
  return nonceInstrument({ ...verified, deviceData })
}

/** Nothing has been sold yet: whatever went wrong, no money has moved (ERR-19, ERR-23, ERR-25). */
export function afterError(error: unknown): Exclude<Choice, { kind: 'chosen' }> {
  const code = String(Reflect.get(Object(error), 'code') ?? '')
  if (code.startsWith('THREEDS_')) return { kind: 'refused', failure: 'not-authenticated' }
  return { kind: code.startsWith('HOSTED_FIELDS_') ? 'incomplete' : 'unavailable' }
}
