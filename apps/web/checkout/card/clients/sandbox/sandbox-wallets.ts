import type { ClientData } from '../../../../api/client-data'
import type { SandboxWallet } from './sandbox-cards'

/** The sandbox's wallets work on every device, so those that are set up are those that show (D-203). */
export function sandboxWallets({ wallets }: Pick<ClientData, 'wallets'>): readonly SandboxWallet[] {
  const all: readonly (readonly [SandboxWallet, boolean])[] = [
    ['apple_pay', wallets.applePay],
    ['google_pay', wallets.googlePay],
    ['paypal', wallets.payPal],
  ]
  return all.filter(([, isOn]) => isOn).map(([name]) => name)
}
