import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSum, handlerSpies, places, scriptsArrive, settingsFor } from '../../testing/client-settings.ts'
import { loadClient } from '../load-client.ts'
import type { SandboxCards } from './sandbox-cards.ts'

type Options<Name extends keyof SandboxCards> = Parameters<SandboxCards[Name]>[0]

/** A fake of the sandbox's client on a page. */
const cards = {
  fields: undefined as Options<'cardFields'> | undefined,
  wallets: [] as Options<'walletButton'>[],
  dropIn: undefined as Options<'dropIn'> | undefined,
  destroyed: 0,
  createPaymentMethod: vi.fn(),
  confirmCardPayment: vi.fn(),
  requestPaymentMethod: vi.fn(),
}
function destroy(): void {
  cards.destroyed += 1
}

beforeEach(() => {
  scriptsArrive(true)
  Object.assign(cards, { fields: undefined, wallets: [], dropIn: undefined, destroyed: 0 })
  window.SandboxCards = {
    cardFields: (options) => {
      cards.fields = options
      return {
        ready: Promise.resolve(true),
        createPaymentMethod: cards.createPaymentMethod,
        clear: vi.fn(),
        destroy,
      }
    },
    walletButton: (options) => {
      cards.wallets.push(options)
      return { ready: Promise.resolve(true), destroy }
    },
    confirmCardPayment: cards.confirmCardPayment,
    dropIn: (options) => {
      cards.dropIn = options
      return {
        ready: Promise.resolve({}),
        requestPaymentMethod: cards.requestPaymentMethod,
        clearSelectedPaymentMethod: vi.fn(),
        destroy,
      }
    },
  }
})
afterEach(() => {
  delete window.SandboxCards
})

/** Each test uses its own URL, because a script is fetched once per page. */
let served = 0
async function opened(provider: 'STRIPE' | 'BRAINTREE', more = {}) {
  served += 1
  const settings = settingsFor({ provider, scriptUrl: `http://cards.test/${served}.js` })
  const client = await loadClient({ ...settings, ...more })
  if (!client) throw new Error('No client')
  const handlers = handlerSpies()
  return { client, handlers, isOpen: await client.open(places(), handlers) }
}

describe('the sandbox’s card fields', () => {
  it('are rendered with the configured wallets, in the brand’s look [CRD-01] [D-203]', async () => {
    const { isOpen } = await opened('STRIPE')
    expect(isOpen).toBe(true)
    expect(cards.wallets.map(({ wallet, amount }) => [wallet, amount])).toEqual([
      ['apple_pay', 51_200],
      ['paypal', 51_200],
    ])
    expect(cards.fields?.look.corner).toBe('8px')
  })

  it('return only the scheme and country of a card [CRD-15] [T27]', async () => {
    const { client } = await opened('STRIPE')
    cards.createPaymentMethod.mockResolvedValueOnce({
      paymentMethod: { id: 'pm_1', card: { brand: 'visa', country: 'GB' } },
    })
    expect(await client.choose(aSum())).toEqual({
      kind: 'chosen',
      instrument: {
        by: 'confirmation',
        method: 'pm_1',
        paidWith: { kind: 'card', scheme: 'visa', country: 'GB' },
      },
    })
    cards.createPaymentMethod.mockResolvedValueOnce({ error: { code: 'incomplete_card' } })
    expect(await client.choose(aSum())).toEqual({ kind: 'incomplete' })
    cards.createPaymentMethod.mockResolvedValueOnce({ error: { code: 'frame_unavailable' } })
    expect(await client.choose(aSum())).toEqual({ kind: 'unavailable' })
  })

  it('confirm with the secret, and return the payment’s id even when the connection fails [F12]', async () => {
    const { client } = await opened('STRIPE')
    const instrument = { by: 'confirmation', method: 'pm_1', paidWith: { kind: 'wallet-account' } } as const
    const payment = { paymentId: 'pay_1', clientSecret: 'pi_9_secret_8' }
    const asked = { kind: 'asked', proof: { paymentId: 'pay_1', authorizationId: 'pi_9' } }
    cards.confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { id: 'pi_9' } })
    expect(await client.confirm(instrument, payment)).toEqual(asked)
    expect(cards.confirmCardPayment).toHaveBeenLastCalledWith('pi_9_secret_8', { paymentMethod: 'pm_1' })
    cards.confirmCardPayment.mockResolvedValueOnce({ error: { code: 'api_connection_error' } })
    expect(await client.confirm(instrument, payment)).toEqual(asked)
    cards.confirmCardPayment.mockResolvedValueOnce({
      error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    })
    expect(await client.confirm(instrument, payment)).toEqual({
      kind: 'refused',
      failure: 'insufficient-funds',
    })
  })

  it('notify the page of changes, of Enter and of wallets', async () => {
    const { handlers } = await opened('STRIPE')
    cards.fields?.onChange({ complete: true })
    cards.fields?.onSubmit()
    expect(cards.wallets[0]?.onClick()).toBe(true)
    expect(handlers.onWallets).toHaveBeenCalled()
    await cards.wallets[1]?.onApprove({ paymentMethod: { id: 'pm_2' } })
    expect(handlers.onChange).toHaveBeenCalledWith(true)
    expect(handlers.onEnter).toHaveBeenCalledOnce()
    expect(handlers.onWalletApproved).toHaveBeenCalledWith({
      by: 'confirmation',
      method: 'pm_2',
      paidWith: { kind: 'wallet-account' },
    })
  })

  it('remove everything they rendered', async () => {
    const { client } = await opened('STRIPE')
    expect(client.close()).toBe('closed')
    expect(cards.destroyed).toBe(3)
  })
})

describe('the sandbox’s drop-in', () => {
  it('is used when the provider is another one, missing or unknown [CRD-22]', async () => {
    await opened('BRAINTREE')
    expect(cards.dropIn?.clientToken).toBe('token-1')
    for (const provider of [undefined, 'WORLDPAY']) {
      cards.dropIn = undefined
      await opened(Object(provider))
      expect(cards.dropIn).toBeDefined()
    }
  })

  it('is not opened without a token [CRD-14]', async () => {
    const { isOpen } = await opened('BRAINTREE', { token: async () => undefined })
    expect(isOpen).toBe(false)
    expect(cards.dropIn).toBeUndefined()
  })

  it('sends the amount and the visitor’s IP address to the bank, and returns a nonce [CRD-19]', async () => {
    const { client } = await opened('BRAINTREE')
    cards.requestPaymentMethod.mockResolvedValueOnce({
      paymentMethod: {
        nonce: 'n',
        type: 'CreditCard',
        details: { cardType: 'Visa' },
        binData: { countryOfIssuance: 'GBR' },
        deviceData: 'd',
        liabilityShifted: true,
        liabilityShiftPossible: true,
      },
    })
    expect(await client.choose(aSum())).toMatchObject({ instrument: { nonce: 'n', liability: 'shifted' } })
    expect(cards.requestPaymentMethod.mock.lastCall?.[0]).toMatchObject({
      threeDSecure: { amount: '512.00', additionalInformation: { ipAddress: '203.0.113.7' } },
    })
  })

  it.each([
    ['NO_PAYMENT_METHOD', { kind: 'incomplete' }],
    ['CARD_INVALID', { kind: 'incomplete' }],
    ['WALLET_CANCELLED', { kind: 'left' }],
    ['authentication_abandoned', { kind: 'refused', failure: 'not-authenticated' }],
    ['CLIENT_TOKEN_INVALID', { kind: 'unavailable' }],
    ['api_connection_error', { kind: 'unavailable' }],
  ])('reports %s as %j: nothing has been charged yet [ERR-19] [ERR-25]', async (code, choice) => {
    const { client } = await opened('BRAINTREE')
    cards.requestPaymentMethod.mockResolvedValueOnce({ error: { code } })
    expect(await client.choose(aSum())).toEqual(choice)
  })
})

it('opens no client while its script cannot be fetched, and tries again on the next call [ERR-25]', async () => {
  const settings = settingsFor({ scriptUrl: 'http://cards.test/late.js' })
  const client = await loadClient(settings)
  scriptsArrive(false)
  expect(await client?.open(places(), handlerSpies())).toBe(false)
  scriptsArrive(true)
  expect(await client?.open(places(), handlerSpies())).toBe(true)
})

it('loads no client for a service without such a page', async () => {
  expect(await loadClient(settingsFor({ provider: 'STRIPE', service: 'braintree' }))).toBeUndefined()
})
