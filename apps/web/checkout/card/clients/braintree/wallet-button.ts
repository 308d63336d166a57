import type { Client } from 'braintree-web/client'
import type { Choice, ClientSettings, Heard } from '../card-client'
import type { BraintreeComponents } from './components'
import { afterError, type Verify } from './verify-card'

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
