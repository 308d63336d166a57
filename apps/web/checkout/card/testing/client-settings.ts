import { payerOf } from '@milepost/domain/payment/payer'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { pence } from '@milepost/domain/values/pence'
import { vi } from 'vitest'
import type { Choice, ClientSettings, Sum } from '../clients/card-client.ts'

const look = { accent: '#111', ink: '#222', line: '#333', paper: '#fff', bad: '#b00', corner: '8px' }

export function settingsFor(data: Partial<ClientSettings['data']> = {}): ClientSettings {
  return {
    data: {
      provider: 'STRIPE',
      service: 'sandbox',
      scriptUrl: 'http://cards.test/client.js',
      publicKey: 'pk_test',
      merchantAccountId: 'acorn',
      wallets: { applePay: true, googlePay: false, payPal: true },
      ...data,
    },
    payee: 'Acorn',
    amount: pence(51_200),
    look,
    token: async () => 'token-1',
    clientIp: async () => '203.0.113.7',
  }
}

export function aSum(): Sum {
  const payer = payerOf({ billingDetails: true }, aProposer)
  if (!payer) throw new Error('Nobody pays')
  return { amount: pence(51_200), payer, saveCard: false }
}

export const handlerSpies = () => ({
  onChange: vi.fn<(isComplete: boolean) => void>(),
  onEnter: vi.fn<() => void>(),
  onWallets: vi.fn<() => void>(),
  onWallet: vi.fn<() => Sum | undefined>(aSum),
  onWalletApproved: vi.fn(async () => undefined),
  onWalletFailed: vi.fn<(choice: Choice) => void>(),
})

export const places = () => ({ card: document.createElement('div'), wallets: document.createElement('div') })

/** Whether third-party scripts load: the tests' browser fetches none, and only reports success or failure. */
export function scriptsArrive(doArrive: boolean): void {
  const { settings } = Object(Reflect.get(window, 'happyDOM'))
  settings.handleDisabledFileLoadingAsSuccess = doArrive
}
