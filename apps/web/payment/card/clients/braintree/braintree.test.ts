import type { DropIn, DropInOptions } from 'braintree-web-drop-in'
import { describe, expect, it, vi } from 'vitest'
import { aSum, heardNothing, places, settingsFor } from '../../testing/client-settings'
import { createClient } from './braintree-drop-in'

/** A drop-in that does as it is told. */
function aDropIn(told: Partial<DropIn> = {}) {
  const heard = new Map<string, () => void>()
  const dropIn: DropIn = {
    on: (event, listener) => void heard.set(event, listener),
    isPaymentMethodRequestable: () => true,
    requestPaymentMethod: async () => ({ nonce: 'n', type: 'PayPalAccount', deviceData: 'd' }),
    clearSelectedPaymentMethod: vi.fn(),
    teardown: vi.fn(async () => undefined),
    ...told,
  }
  return { dropIn, heard }
}

async function opened(told: Partial<DropIn> = {}, more = {}) {
  const { dropIn, heard } = aDropIn(told)
  const create = vi.fn(async (_options: DropInOptions) => dropIn)
  const client = createClient(
    { ...settingsFor({ provider: 'BRAINTREE', service: 'braintree' }), ...more },
    create,
  )
  const page = heardNothing()
  const isOpen = await client.open(places(), page)
  return { client, dropIn, heard, page, isOpen, options: create.mock.lastCall?.[0] }
}

describe('Braintree’s drop-in', () => {
  it('starts with our token, 3-D Secure, the device and the wallets that are set up, in pounds [D-195] [D-203]', async () => {
    const { options, isOpen } = await opened()
    expect(isOpen).toBe(true)
    expect(options).toMatchObject({
      authorization: 'token-1',
      threeDSecure: true,
      dataCollector: true,
      paypal: { flow: 'checkout', amount: '512.00', currency: 'GBP' },
      applePay: { displayName: 'Acorn', paymentRequest: { currencyCode: 'GBP', countryCode: 'GB' } },
    })
    expect(options).not.toHaveProperty('googlePay')
  })

  it('takes its style from our own origin [T27]', async () => {
    await opened()
    const link = document.getElementById('braintree-dropin-stylesheet')
    expect(link?.getAttribute('href')).not.toMatch(/^https?:/)
  })

  it('says whether there is something to pay with [CRD-12]', async () => {
    const { heard, page } = await opened()
    heard.get('paymentMethodRequestable')?.()
    heard.get('noPaymentMethodRequestable')?.()
    expect(page.onChange.mock.calls).toEqual([[true], [false]])
  })

  it('is not there without a token, or when it cannot be made [CRD-14] [ERR-25]', async () => {
    expect((await opened({}, { token: async () => undefined })).isOpen).toBe(false)
    const client = createClient(settingsFor(), () => Promise.reject(new Error('no network')))
    expect(await client.open(places(), heardNothing())).toBe(false)
    expect(await client.choose(aSum())).toEqual({ kind: 'unavailable' })
  })

  it.each([
    ['THREEDS_CARDINAL_SDK_CANCELED', { kind: 'refused', failure: 'not-authenticated' }],
    ['HOSTED_FIELDS_FIELDS_INVALID', { kind: 'incomplete' }],
    ['CLIENT_REQUEST_TIMEOUT', { kind: 'unavailable' }],
    [undefined, { kind: 'unavailable' }],
  ])('says %s as %j [ERR-19] [ERR-23] [ERR-25]', async (code, choice) => {
    const error = Object.assign(new Error('DropinError'), code && { _braintreeWebError: { code } })
    const { client } = await opened({ requestPaymentMethod: () => Promise.reject(error) })
    expect(await client.choose(aSum())).toEqual(choice)
  })

  it('gives the nonce and the device of what was chosen; nothing chosen is nothing [ERR-19]', async () => {
    const { client } = await opened()
    expect(await client.choose(aSum())).toMatchObject({ instrument: { nonce: 'n', deviceData: 'd' } })
    const none = await opened({ isPaymentMethodRequestable: () => false })
    expect(await none.client.choose(aSum())).toEqual({ kind: 'incomplete' })
  })

  it('is cleared and taken down', async () => {
    const { client, dropIn } = await opened()
    client.clear()
    client.close()
    expect(dropIn.clearSelectedPaymentMethod).toHaveBeenCalledOnce()
    expect(dropIn.teardown).toHaveBeenCalledOnce()
  })
})
