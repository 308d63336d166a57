import type { ClientData } from '../../../../api/payment.ts'
import type { Look } from '../card-client.ts'
import type { IntentError } from '../intent-errors.ts'
import { loadScript } from '../load-script.ts'
import type { NoncePayload } from '../nonce-instrument.ts'
import type { ThreeDSecureRequest } from '../three-d-secure.ts'

/** The part of the sandbox client's API that we use; its own README documents the rest. */
export type SandboxCards = {
  cardFields(options: {
    container: HTMLElement
    look: Look
    onChange: (state: { complete: boolean }) => void
    onSubmit: () => void
  }): {
    ready: Promise<boolean>
    createPaymentMethod(): Promise<{ paymentMethod: SandboxMethod } | { error: IntentError }>
    clear(): void
    destroy(): void
  }
  confirmCardPayment(
    clientSecret: string,
    options: { paymentMethod: string },
  ): Promise<{ paymentIntent: { id: string } } | { error: IntentError }>
  walletButton(options: {
    container: HTMLElement
    wallet: SandboxWallet
    /** In pence (CRD-18). */
    amount: number
    look: Look
    onClick: () => boolean
    onApprove: (approved: { paymentMethod: SandboxMethod }) => Promise<void>
  }): { ready: Promise<boolean>; destroy(): void }
  dropIn(options: {
    container: HTMLElement
    clientToken: string
    wallets: readonly SandboxWallet[]
    look: Look
    onChange: (state: { requestable: boolean }) => void
    onSubmit: () => void
  }): {
    ready: Promise<object>
    requestPaymentMethod(options: {
      threeDSecure: ThreeDSecureRequest
    }): Promise<{ paymentMethod: NoncePayload } | { error: IntentError }>
    clearSelectedPaymentMethod(): void
    destroy(): void
  }
}

export type SandboxMethod = { id: string; card?: { brand: string; country: string } | undefined }
type SandboxWallet = 'apple_pay' | 'google_pay' | 'paypal'

declare global {
  interface Window {
    SandboxCards?: SandboxCards
  }
}

export async function loadSandboxCards(scriptUrl: string | undefined): Promise<SandboxCards | undefined> {
  if (scriptUrl === undefined || !(await loadScript(scriptUrl))) return undefined
  return window.SandboxCards
}

/** The sandbox's wallets work on every device, so those that are configured are shown (D-203). */
export function sandboxWallets({ wallets }: Pick<ClientData, 'wallets'>): readonly SandboxWallet[] {
  const all: readonly (readonly [SandboxWallet, boolean])[] = [
    ['apple_pay', wallets.applePay],
    ['google_pay', wallets.googlePay],
    ['paypal', wallets.payPal],
  ]
  return all.filter(([, isOn]) => isOn).map(([name]) => name)
}
