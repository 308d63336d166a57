import type { HostedFieldsState } from 'braintree-web/hosted-fields'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSum, heardNothing, places, scriptsArrive, settingsFor } from '../../testing/client-settings'
import { allowScriptsOf } from '../trusted-scripts'
import { createClient } from './braintree-page'
import type { BraintreeComponents, HostedFieldsOptions } from './components'
import type { PayPalButtonOptions } from './paypal-button'

const names = ['number', 'expirationDate', 'cvv'] as const
const fieldsWith = (isValid: boolean): HostedFieldsState =>
  Object({
    cards: [],
    fields: Object.fromEntries(
      names.map((name) => [name, { isValid, isEmpty: !isValid, isPotentiallyValid: true }]),
    ),
  })

/** Braintree’s parts, doing as they are told. */
function parts(told: Partial<Record<keyof BraintreeComponents, unknown>> = {}, isFilledIn = true) {
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
    ...told,
  }
  const components: BraintreeComponents = Object(made)
  return { components, made, hostedFields, boxes, verifyCard, payPal, listeners }
}

const settings = (wallets = { applePay: false, googlePay: false, payPal: false }, more = {}) => ({
  ...settingsFor({ provider: 'BRAINTREE', service: 'braintree', wallets, ...more }),
})

async function opened(given = parts(), ours = settings()) {
  const client = createClient(ours, given.components)
  const heard = heardNothing()
  const into = places()
  document.body.append(into.card, into.wallets)
  return { client, heard, into, isOpen: await client.open(into, heard), ...given }
}

afterEach(() => {
  document.body.replaceChildren()
  for (const name of ['paypal', 'google', 'ApplePaySession']) Reflect.deleteProperty(window, name)
})

describe('Braintree’s card page [D-265]', () => {
  it('has three labelled boxes around frames of Braintree’s, started with our token [CRD-01] [D-195] [T27]', async () => {
    const { isOpen, made, hostedFields, into } = await opened()
    expect(isOpen).toBe(true)
    expect(made.client).toHaveBeenCalledWith('token-1')
    const { fields } = hostedFields.mock.lastCall?.[0] ?? {}
    expect(Object.keys(fields ?? {})).toEqual([...names])
    expect([...into.card.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Card number',
      'Expiry date',
      'Security code',
    ])
    expect(into.card.querySelectorAll('input')).toHaveLength(0)
  })

  it('says whether the card is filled in, and what is wrong once a box is left [CRD-12]', async () => {
    const { heard, listeners, into } = await opened()
    listeners.get('validityChange')?.({ ...fieldsWith(true), emittedBy: 'cvv' })
    listeners.get('validityChange')?.({ ...fieldsWith(false), emittedBy: 'cvv' })
    expect(heard.onChange.mock.calls).toEqual([[true], [false]])
    const wrong = { fields: { number: { isValid: false, isEmpty: false } }, emittedBy: 'number' }
    listeners.get('blur')?.(wrong)
    expect(into.card.textContent).toContain('Please check your card number')
    listeners.get('inputSubmitRequest')?.({})
    expect(heard.onEnter).toHaveBeenCalledOnce()
  })

  it('asks the bank about the card, and hands over the nonce that comes of it [CRD-19] [ERR-23]', async () => {
    const { client, boxes, verifyCard } = await opened()
    expect(await client.choose({ ...aSum(), saveCard: true })).toEqual({
      kind: 'chosen',
      instrument: {
        by: 'nonce',
        nonce: 'nonce-3ds',
        deviceData: '{"correlation_id":"d"}',
        liability: 'shifted',
        paidWith: { kind: 'card', scheme: 'Visa', country: 'GBR' },
      },
    })
    expect(boxes.tokenize).toHaveBeenCalledWith({ cardholderName: 'Alan Morgan' })
    expect(verifyCard.mock.lastCall?.[0]).toMatchObject({
      nonce: 'nonce-1',
      bin: '400000',
      amount: '512.00',
      challengeRequested: true,
      additionalInformation: { ipAddress: '203.0.113.7' },
    })
  })

  it('asks for no question about a card that is not kept', async () => {
    const { client, verifyCard } = await opened()
    await client.choose(aSum())
    expect(verifyCard.mock.lastCall?.[0]).toMatchObject({ challengeRequested: false })
  })

  it.each([
    ['THREEDS_CARDINAL_SDK_CANCELED', { kind: 'refused', failure: 'not-authenticated' }],
    ['HOSTED_FIELDS_FIELDS_INVALID', { kind: 'incomplete' }],
    ['CLIENT_REQUEST_TIMEOUT', { kind: 'unavailable' }],
    [undefined, { kind: 'unavailable' }],
  ])('says %s as %j [ERR-19] [ERR-23] [ERR-25]', async (code, choice) => {
    const { client, verifyCard } = await opened()
    verifyCard.mockRejectedValueOnce(Object.assign(new Error('BraintreeError'), { code }))
    expect(await client.choose(aSum())).toEqual(choice)
  })

  it('is not there without a token, or where a part of it cannot be loaded [CRD-14] [ERR-25]', async () => {
    const without = createClient({ ...settings(), token: async () => undefined }, parts().components)
    expect(await without.open(places(), heardNothing())).toBe(false)
    expect(await without.choose(aSum())).toEqual({ kind: 'unavailable' })
    const broken = parts({ hostedFields: () => Promise.reject(new Error('no network')) })
    const { isOpen, into } = await opened(broken)
    expect(isOpen).toBe(false)
    expect(into.card.childElementCount).toBe(0)
  })

  it('pays also where the browser lets nobody look at the device', async () => {
    const { client } = await opened(parts({ deviceData: () => Promise.reject(new Error('blocked')) }))
    const choice = await client.choose(aSum())
    expect(choice).toMatchObject({ instrument: { deviceData: '' } })
  })

  it('finds nothing to pay with in empty boxes; is cleared and taken down [ERR-19] [CRD-11]', async () => {
    const { client, boxes } = await opened(parts({}, false))
    expect(await client.choose(aSum())).toEqual({ kind: 'incomplete' })
    client.clear()
    expect(boxes.clear).toHaveBeenCalledTimes(3)
    client.close()
    expect(boxes.teardown).toHaveBeenCalledOnce()
  })
})

describe('PayPal [D-203] [CRD-10]', () => {
  const on = settings({ applePay: false, googlePay: false, payPal: true })
  let drawn: PayPalButtonOptions | undefined
  beforeEach(() => {
    Object.assign(window, {
      paypal: {
        FUNDING: { PAYPAL: 'paypal' },
        Buttons: (options: PayPalButtonOptions) => {
          drawn = options
          return { isEligible: () => true, render: async () => undefined, close: async () => undefined }
        },
      },
    })
  })
  const actions = { resolve: () => 'opens', reject: () => 'stays' }

  it('opens its window when the form is good, for our sum, on our merchant account', async () => {
    const { heard, made, payPal } = await opened(parts(), on)
    expect(heard.onWallets).toHaveBeenCalled()
    expect(made.payPal).toHaveBeenCalledWith(expect.anything(), 'acorn')
    heard.onWallet.mockReturnValueOnce(undefined)
    expect(drawn?.onClick({}, actions)).toBe('stays')
    heard.onWallet.mockReturnValueOnce({ ...aSum(), saveCard: true })
    expect(drawn?.onClick({}, actions)).toBe('opens')
    expect(await drawn?.createOrder()).toBe('EC-1')
    expect(payPal.createPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        flow: 'checkout',
        amount: '512.00',
        currency: 'GBP',
        requestBillingAgreement: true,
      }),
    )
  })

  it('is an account, and no bank is asked; closed again it is left [ERR-23]', async () => {
    const { heard, verifyCard } = await opened(parts(), on)
    await drawn?.onApprove({ payerId: 'p' })
    expect(heard.onWalletApproved).toHaveBeenCalledWith(
      expect.objectContaining({
        nonce: 'nonce-pp',
        liability: 'not-asked',
        paidWith: { kind: 'wallet-account' },
      }),
    )
    expect(verifyCard).not.toHaveBeenCalled()
    drawn?.onCancel()
    drawn?.onError(new Error('x'))
    expect(heard.onWalletFailed.mock.calls).toEqual([[{ kind: 'left' }], [{ kind: 'unavailable' }]])
  })

  it('that cannot start leaves the card as it is', async () => {
    const given = parts({ payPal: () => Promise.reject(new Error('PAYPAL_NOT_ENABLED')) })
    const { isOpen, heard } = await opened(given, on)
    expect(isOpen).toBe(true)
    expect(heard.onWallets).not.toHaveBeenCalled()
  })
})

describe('Google Pay [D-203]', () => {
  const wallets = { applePay: false, googlePay: true, payPal: false }
  const on = settings(wallets, { googleMerchantId: 'BCR2DN' })
  beforeEach(() => {
    allowScriptsOf({ service: 'braintree' })
    scriptsArrive(true)
  })
  afterEach(() => scriptsArrive(false))

  async function drawn({ isNetworkTokenized = true, isReady = true, pays = async () => ({}) } = {}) {
    let press: (() => void) | undefined
    const asked = vi.fn()
    const environments: unknown[] = []
    class PaymentsClient {
      constructor({ environment }: { environment: string }) {
        environments.push(environment)
      }
      isReadyToPay = async () => ({ result: isReady })
      loadPaymentData = pays
      createButton({ onClick }: { onClick: () => void }) {
        press = onClick
        return document.createElement('button')
      }
    }
    Object.assign(window, { google: { payments: { api: { PaymentsClient } } } })
    const googlePay = {
      createPaymentDataRequest: (wanted: object) => {
        asked(wanted)
        return { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [] }
      },
      parseResponse: async () => ({
        nonce: 'nonce-g',
        type: 'AndroidPayCard',
        details: { cardType: 'Visa', isNetworkTokenized, bin: '411111' },
        binData: { countryOfIssuance: 'GBR' },
      }),
    }
    const given = parts({ googlePay: vi.fn(async () => googlePay) })
    const page = await opened(given, on)
    return { ...page, press: async () => press?.(), asked, environments }
  }

  it('pays us by our merchant id, with the cards we take, in pounds [CRD-15]', async () => {
    const { made, asked, environments, heard } = await drawn()
    expect(made.googlePay).toHaveBeenCalledWith(expect.anything(), 'BCR2DN')
    expect(environments).toEqual(['PRODUCTION'])
    expect(heard.onWallets).toHaveBeenCalled()
    expect(asked).toHaveBeenCalledWith({
      allowedPaymentMethods: [{ type: 'CARD', parameters: { allowedCardNetworks: ['VISA', 'MASTERCARD'] } }],
      transactionInfo: expect.objectContaining({ currencyCode: 'GBP', totalPrice: '512.00' }),
    })
  })

  it('asks no bank about a token unlocked on the phone, and the bank about a card it remembers [F11]', async () => {
    const phone = await drawn()
    await phone.press()
    await vi.waitFor(() =>
      expect(phone.heard.onWalletApproved).toHaveBeenCalledWith(
        expect.objectContaining({ nonce: 'nonce-g', liability: 'not-asked' }),
      ),
    )
    expect(phone.verifyCard).not.toHaveBeenCalled()
    const remembered = await drawn({ isNetworkTokenized: false })
    await remembered.press()
    await vi.waitFor(() =>
      expect(remembered.heard.onWalletApproved).toHaveBeenCalledWith(
        expect.objectContaining({ nonce: 'nonce-3ds', liability: 'shifted' }),
      ),
    )
    expect(remembered.verifyCard.mock.lastCall?.[0]).toMatchObject({ nonce: 'nonce-g', bin: '411111' })
  })

  it('closed again is left; not there it is not shown', async () => {
    const closed = await drawn({
      pays: () => Promise.reject(Object.assign(new Error(), { statusCode: 'CANCELED' })),
    })
    await closed.press()
    await vi.waitFor(() => expect(closed.heard.onWalletFailed).toHaveBeenCalledWith({ kind: 'left' }))
    const none = await drawn({ isReady: false })
    expect(none.heard.onWallets).not.toHaveBeenCalled()
  })
})

describe('Apple Pay [D-203]', () => {
  const on = settings({ applePay: true, googlePay: false, payPal: false })
  const completed = vi.fn()
  let session: Record<string, (event: object) => void> | undefined
  let request: object | undefined

  function device(canPay = true) {
    class Session {
      static STATUS_SUCCESS = 0
      static STATUS_FAILURE = 1
      static canMakePayments = () => canPay
      begin = () => undefined
      abort = () => undefined
      completeMerchantValidation = completed
      completePayment = completed
      constructor(_version: number, wanted: object) {
        session = Object(this)
        request = wanted
      }
    }
    Object.assign(window, { ApplePaySession: Session })
  }
  const applePay = {
    createPaymentRequest: (wanted: object) => wanted,
    performValidation: vi.fn(async () => ({ merchantSession: 1 })),
    tokenize: vi.fn(async () => ({
      nonce: 'nonce-a',
      type: 'ApplePayCard',
      details: { cardType: 'Apple Pay - Visa' },
      binData: { countryOfIssuance: 'GBR' },
    })),
    teardown: async () => undefined,
  }

  it('is asked for our sum and hands over a card; the phone has asked its holder [CRD-13] [CRD-15]', async () => {
    device()
    const { heard, into } = await opened(parts({ applePay: async () => applePay }), on)
    expect(heard.onWallets).toHaveBeenCalled()
    into.wallets.querySelector('button')?.click()
    expect(request).toMatchObject({
      total: { label: 'Acorn', amount: '512.00' },
      countryCode: 'GB',
      currencyCode: 'GBP',
      supportedNetworks: ['visa', 'masterCard'],
    })
    session?.['onvalidatemerchant']?.({ validationURL: 'https://apple.example/v' })
    await vi.waitFor(() => expect(completed).toHaveBeenCalledWith({ merchantSession: 1 }))
    session?.['onpaymentauthorized']?.({ payment: { token: {} } })
    await vi.waitFor(() =>
      expect(heard.onWalletApproved).toHaveBeenCalledWith(
        expect.objectContaining({
          nonce: 'nonce-a',
          liability: 'not-asked',
          paidWith: { kind: 'card', scheme: 'Visa', country: 'GBR' },
        }),
      ),
    )
    expect(completed).toHaveBeenCalledWith({ status: 0 })
    session?.['oncancel']?.({})
    expect(heard.onWalletFailed).toHaveBeenCalledWith({ kind: 'left' })
  })

  it('opens only when the form is good, and shows only on a device that has it [CRD-10]', async () => {
    device()
    request = undefined
    const { heard, into } = await opened(parts({ applePay: async () => applePay }), on)
    heard.onWallet.mockReturnValueOnce(undefined)
    into.wallets.querySelector('button')?.click()
    expect(request).toBeUndefined()
    device(false)
    const none = await opened(parts({ applePay: async () => applePay }), on)
    expect(none.heard.onWallets).not.toHaveBeenCalled()
    expect(none.into.wallets.querySelector('button')).toBeNull()
  })
})

it('says that the bank’s window may still be open while it is asked, and only then [F11]', async () => {
  const given = parts()
  let end = () => {}
  given.verifyCard.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        end = () => reject(Object.assign(new Error('Cancelled'), { code: 'THREEDS_CARDINAL_SDK_CANCELED' }))
      }),
  )
  const { client, verifyCard } = await opened(given)
  const choice = client.choose(aSum())
  await vi.waitFor(() => expect(verifyCard).toHaveBeenCalled())
  expect(client.close()).toBe('window-open')
  end()
  await choice
  expect(client.close()).toBe('closed')
})
