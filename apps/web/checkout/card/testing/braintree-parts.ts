import type { HostedFieldsState } from 'braintree-web/hosted-fields'
import { vi } from 'vitest'
import { createClient } from '../clients/braintree/braintree-page.ts'
import type { BraintreeComponents, HostedFieldsOptions } from '../clients/braintree/components.ts'
import { handlerSpies, places, settingsFor } from './client-settings.ts'

export const names = ['number', 'expirationDate', 'cvv'] as const
export const fieldsWith = (isValid: boolean): HostedFieldsState =>
  Object({
    cards: [],
    fields: Object.fromEntries(
      names.map((name) => [name, { isValid, isEmpty: !isValid, isPotentiallyValid: true }]),
    ),
  })

/** Fakes of Braintree's components. */
export function parts(
  overrides: Partial<Record<keyof BraintreeComponents, unknown>> = {},
  isFilledIn = true,
) {
  const listeners = new Map<string, (event: object) => void>()
  const verified = {
    nonce: 'nonce-3ds',
    type: 'CreditCard',
    details: { cardType: 'Visa' },
    binData: { countryOfIssuance: 'GBR' },
    liabilityShifted: true,
    liabilityShiftPossible: true,
  }
  const boxes = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    getState: () => fieldsWith(isFilledIn),
    tokenize: vi.fn(async () => ({ nonce: 'nonce-1', type: 'CreditCard', details: { bin: '400000' } })),
    clear: vi.fn(async () => undefined),
    teardown: vi.fn(async () => undefined),
  }
  const verifyCard = vi.fn(async (_options: object) => verified)
  const payPal = {
    loadPayPalSDK: vi.fn(async () => undefined),
    createPayment: vi.fn(async () => 'EC-1'),
    tokenizePayment: vi.fn(async () => ({ nonce: 'nonce-pp', type: 'PayPalAccount' })),
    teardown: vi.fn(async () => undefined),
  }
  const hostedFields = vi.fn(async (_options: HostedFieldsOptions) => boxes)
  const made = {
    client: vi.fn(async () => ({
      getConfiguration: () => ({ gatewayConfiguration: { environment: 'production' } }),
    })),
    hostedFields,
    threeDSecure: vi.fn(async () => ({ verifyCard, teardown: vi.fn(async () => undefined) })),
    deviceData: vi.fn(async () => ({
      deviceData: '{"correlation_id":"d"}',
      teardown: async () => undefined,
    })),
    payPal: vi.fn(async () => payPal),
    applePay: vi.fn(),
    googlePay: vi.fn(),
    ...overrides,
  }
  const components: BraintreeComponents = Object(made)
  return { components, made, hostedFields, boxes, verifyCard, payPal, listeners }
}

export const settings = (wallets = { applePay: false, googlePay: false, payPal: false }, more = {}) => ({
  ...settingsFor({ provider: 'BRAINTREE', service: 'braintree', wallets, ...more }),
})

export async function opened(fakes = parts(), ours = settings()) {
  const client = createClient(ours, fakes.components)
  const handlers = handlerSpies()
  const into = places()
  document.body.append(into.card, into.wallets)
  return { client, handlers, into, isOpen: await client.open(into, handlers), ...fakes }
}
