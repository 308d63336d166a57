import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSum, handlerSpies, places, settingsFor } from '../../testing/client-settings.ts'
import { createClient } from './stripe-fields.ts'

type Listener = (event: Record<string, unknown>) => unknown

/** A fake Stripe element that is ready as soon as something listens. */
class FakeElement {
  listeners = new Map<string, Listener>()
  mounted: HTMLElement | undefined
  clear = vi.fn()
  destroy = vi.fn()
  on(event: string, listener: Listener) {
    this.listeners.set(event, listener)
    if (event === 'ready') queueMicrotask(() => listener({}))
  }
  mount(into: HTMLElement) {
    this.mounted = into
  }
}

const stripe = {
  key: '',
  made: new Map<string, { element: FakeElement; options: Record<string, unknown>; group: unknown }>(),
  createPaymentMethod: vi.fn(),
  confirmCardPayment: vi.fn(),
}
const result = (name: string, event: string, data: Record<string, unknown>) =>
  stripe.made.get(name)?.element.listeners.get(event)?.(data)

beforeEach(() => {
  stripe.made.clear()
  // The loader uses a Stripe that is on the page already, and fetches nothing.
  Reflect.set(
    window,
    'Stripe',
    Object.assign(
      (key: string) => {
        stripe.key = key
        return {
          elements: (group?: unknown) => ({
            submit: async () => ({}),
            create(name: string, options: Record<string, unknown>) {
              const element = new FakeElement()
              stripe.made.set(name, { element, options, group })
              return element
            },
          }),
          createPaymentMethod: stripe.createPaymentMethod,
          confirmCardPayment: stripe.confirmCardPayment,
          _registerWrapper: () => undefined,
        }
      },
      { version: 'endive' },
    ),
  )
})
afterEach(() => void Reflect.deleteProperty(window, 'Stripe'))

async function opened() {
  const client = createClient(settingsFor({ service: 'stripe' }))
  const handlers = handlerSpies()
  const into = places()
  document.body.replaceChildren(into.card, into.wallets)
  const isOpen = await client.open(into, handlers)
  return { client, handlers, into, isOpen }
}

describe('Stripe’s fields', () => {
  it('are three frames in labelled fields of ours, under our key [CRD-01] [T27]', async () => {
    const { into, isOpen } = await opened()
    expect(isOpen).toBe(true)
    expect(stripe.key).toBe('pk_test')
    const labels = [...into.card.querySelectorAll('label')]
    expect(labels.map(({ textContent, htmlFor }) => [textContent, htmlFor])).toEqual([
      ['Card number', 'stripe-number'],
      ['Expiry date', 'stripe-expiry'],
      ['Security code', 'stripe-cvc'],
    ])
    expect(stripe.made.get('cardNumber')?.element.mounted?.id).toBe('stripe-number')
    expect(into.card.querySelectorAll('input')).toHaveLength(0)
  })

  it('are complete when all three are, and show errors below their field [CRD-12]', async () => {
    const { handlers, into } = await opened()
    result('cardNumber', 'change', { complete: true })
    result('cardExpiry', 'change', { complete: true })
    expect(handlers.onChange).toHaveBeenLastCalledWith(false)
    result('cardCvc', 'change', { complete: true })
    expect(handlers.onChange).toHaveBeenLastCalledWith(true)
    result('cardNumber', 'change', { complete: false, error: { message: 'Not a card' } })
    expect(handlers.onChange).toHaveBeenLastCalledWith(false)
    expect(into.card.querySelector('[role=alert]')?.textContent).toBe('Not a card')
  })

  it('return scheme and country, and send Stripe the cardholder [CRD-15] [CRD-16]', async () => {
    const { client } = await opened()
    stripe.createPaymentMethod.mockResolvedValueOnce({
      paymentMethod: { id: 'pm_1', card: { brand: 'visa', country: 'GB' } },
    })
    expect(await client.choose(aSum())).toMatchObject({
      instrument: { method: 'pm_1', paidWith: { scheme: 'visa', country: 'GB' } },
    })
    expect(stripe.createPaymentMethod.mock.lastCall?.[0]).toMatchObject({
      type: 'card',
      billing_details: { name: 'Alan Morgan', address: { postal_code: 'LS1 1AA', country: 'GB' } },
    })
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { type: 'validation_error' } })
    expect(await client.choose(aSum())).toEqual({ kind: 'incomplete' })
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { type: 'api_connection_error' } })
    expect(await client.choose(aSum())).toEqual({ kind: 'unavailable' })
  })

  it('confirm with the bank’s challenge over the page, and do not report a lost connection as a refusal [CRD-20] [F11] [F12]', async () => {
    const { client } = await opened()
    const instrument = { by: 'confirmation', method: 'pm_1', paidWith: { kind: 'wallet-account' } } as const
    const payment = { paymentId: 'pay_1', clientSecret: 'pi_9_secret_8' }
    stripe.confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { id: 'pi_9' } })
    const asked = { kind: 'asked', proof: { paymentId: 'pay_1', authorizationId: 'pi_9' } }
    expect(await client.confirm(instrument, payment)).toEqual(asked)
    expect(stripe.confirmCardPayment.mock.lastCall).toEqual([
      'pi_9_secret_8',
      { payment_method: 'pm_1' },
      { handleActions: true },
    ])
    stripe.confirmCardPayment.mockResolvedValueOnce({ error: { type: 'api_connection_error' } })
    expect(await client.confirm(instrument, payment)).toEqual(asked)
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: { code: 'payment_intent_authentication_failure' },
    })
    expect(await client.confirm(instrument, payment)).toEqual({
      kind: 'refused',
      failure: 'not-authenticated',
    })
  })

  it('are cleared and removed', async () => {
    const { client } = await opened()
    client.clear()
    client.close()
    for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) {
      expect(stripe.made.get(name)?.element.clear).toHaveBeenCalledOnce()
      expect(stripe.made.get(name)?.element.destroy).toHaveBeenCalledOnce()
    }
  })
})

describe('Stripe’s wallets', () => {
  it('request pence and pounds sterling, and show those that are configured [CRD-18] [D-203]', async () => {
    await opened()
    const wallets = stripe.made.get('expressCheckout')
    expect(wallets?.group).toMatchObject({ mode: 'payment', amount: 51_200, currency: 'gbp' })
    expect(wallets?.options).toMatchObject({
      business: { name: 'Acorn' },
      paymentMethods: { applePay: 'auto', googlePay: 'never', paypal: 'never', link: 'never' },
    })
  })

  it('are shown if the device has one; otherwise there is no row for them [D-203]', async () => {
    const { handlers } = await opened()
    result('expressCheckout', 'ready', { availablePaymentMethods: undefined })
    expect(handlers.onWallets).not.toHaveBeenCalled()
    result('expressCheckout', 'ready', { availablePaymentMethods: { applePay: true } })
    expect(handlers.onWallets).toHaveBeenCalledOnce()
  })

  it('open only when the page allows it [CRD-10]', async () => {
    const { handlers } = await opened()
    const [resolve, reject] = [vi.fn(), vi.fn()]
    result('expressCheckout', 'click', { resolve, reject })
    handlers.onWallet.mockReturnValueOnce(undefined)
    result('expressCheckout', 'click', { resolve, reject })
    expect([resolve.mock.calls.length, reject.mock.calls.length]).toEqual([1, 1])
  })

  it('return a card like any other, or report that they failed', async () => {
    const { handlers } = await opened()
    const paymentFailed = vi.fn()
    stripe.createPaymentMethod.mockResolvedValueOnce({
      paymentMethod: { id: 'pm_3', card: { brand: 'mastercard', country: 'GB' } },
    })
    await result('expressCheckout', 'confirm', { paymentFailed })
    expect(handlers.onWalletApproved).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'pm_3',
        paidWith: { kind: 'card', scheme: 'mastercard', country: 'GB' },
      }),
    )
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { type: 'card_error' } })
    await result('expressCheckout', 'confirm', { paymentFailed })
    expect(paymentFailed).toHaveBeenCalledOnce()
  })
})

it('reports that the bank’s window may still be open only while Stripe confirms [F11]', async () => {
  const { client } = await opened()
  let end = (_result: object) => {}
  stripe.confirmCardPayment.mockReturnValueOnce(
    new Promise<object>((resolve) => {
      end = resolve
    }),
  )
  const instrument = { by: 'confirmation', method: 'pm_1', paidWith: { kind: 'wallet-account' } } as const
  const confirmed = client.confirm(instrument, { paymentId: 'pay_1', clientSecret: 'pi_9_secret_8' })
  expect(client.close()).toBe('window-open')
  end({})
  await confirmed
  expect(client.close()).toBe('closed')
})
