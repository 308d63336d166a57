import type { HostedFields } from 'braintree-web/hosted-fields'
import { pauseFor } from '../../../pause-for.ts'
import type { CardClient, Choice, ClientSettings, Confirmation } from '../card-client.ts'
import { nonceProof } from '../nonce-instrument.ts'
import { drawApplePay } from './apple-pay-button.ts'
import { type BraintreeComponents, braintreeComponents } from './components.ts'
import { drawGooglePay } from './google-pay-button.ts'
import { areComplete, clearHostedBoxes, drawHostedBoxes, watchHostedBoxes } from './hosted-fields.ts'
import { drawPayPal } from './paypal-button.ts'
import { afterError, type Verify, verifyCard, type WalletButton, type WalletDeps } from './wallet-button.ts'

/** How long the page waits for a wallet's button. Paying by card works without it. */
const WALLET_PATIENCE_MS = 4_000

/**
 * Braintree's card page: hosted fields, 3-D Secure and the wallets' own components (D-195, D-265). Only loaded for a product that
 * uses Braintree.
 */
export function createClient(
  settings: ClientSettings,
  components: BraintreeComponents = braintreeComponents,
): CardClient {
  let boxes: HostedFields | undefined
  let verify: Verify | undefined
  let closed = false
  let isAsking = false
  const drawn: { teardown(): unknown }[] = []

  /** A component that arrives after the page was left is torn down immediately. */
  function keep<T extends { teardown(): unknown }>(part: T): T {
    if (closed) void part.teardown()
    else drawn.push(part)
    return part
  }

  async function drawWallets(deps: WalletDeps): Promise<void> {
    const { wallets } = settings.data
    const draw = [
      ...(wallets.applePay ? [drawApplePay] : []),
      ...(wallets.googlePay ? [drawGooglePay] : []),
      ...(wallets.payPal ? [drawPayPal] : []),
    ]
    const shown = draw.map(async (each): Promise<WalletButton> => {
      // A wallet that fails to start does not affect the card or the other wallets.
      const button = await each(deps).catch(() => undefined)
      if (button) {
        keep(button)
        deps.handlers.onWallets()
      }
      return button
    })
    await Promise.race([Promise.all(shown), pauseFor(WALLET_PATIENCE_MS)])
  }

  return {
    page: 'BRAINTREE',
    async open(places, handlers) {
      const token = await settings.token()
      if (token === undefined || closed) return false
      try {
        const client = await components.client(token)
        const [hosted, threeDSecure, device] = await Promise.all([
          drawHostedBoxes(components, client, places.card, settings.look).then(keep),
          components.threeDSecure(client).then(keep),
          // If the browser blocks device data, the gateway works without it.
          components.deviceData(client).then(keep, () => ({ deviceData: '' })),
        ])
        boxes = hosted
        verify = { threeDSecure, deviceData: device.deviceData, clientIp: settings.clientIp }
        watchHostedBoxes(hosted, handlers)
        await drawWallets({ components, client, into: places.wallets, settings, handlers, verify })
      } catch {
        // Each component throws its own error if it cannot be loaded: then there is no card page (ERR-25).
        return false
      }
      return !closed
    },
    async choose(sum): Promise<Choice> {
      if (!boxes || !verify) return { kind: 'unavailable' }
      if (!areComplete(boxes.getState())) return { kind: 'incomplete' }
      isAsking = true
      try {
        const { firstName, lastName } = sum.payer
        const { nonce, details } = await boxes.tokenize({ cardholderName: `${firstName} ${lastName}` })
        return {
          kind: 'chosen',
          instrument: await verifyCard({ nonce, bin: details.bin }, sum, verify),
        }
      } catch (error) {
        return afterError(error)
      } finally {
        isAsking = false
      }
    },
    confirm: async (instrument): Promise<Confirmation> => nonceProof(instrument),
    clear: () => boxes && clearHostedBoxes(boxes),
    close() {
      closed = true
      for (const each of drawn.splice(0)) void each.teardown()
      // 3-D Secure has no call that reliably closes its window during a challenge.
      return isAsking ? 'window-open' : 'closed'
    },
  }
}
