import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { opened, parts, settings } from '../../testing/braintree-parts.ts'
import { aSum, scriptsArrive } from '../../testing/client-settings.ts'
import { allowScriptsOf } from '../trusted-scripts.ts'
import type { PayPalButtonOptions } from './paypal-button.ts'

afterEach(() => {
  document.body.replaceChildren()
  for (const name of ['paypal', 'google', 'ApplePaySession']) Reflect.deleteProperty(window, name)
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

  it('opens its window when the form is valid, for our amount, on our merchant account', async () => {
    const { handlers, made, payPal } = await opened(parts(), on)
    expect(handlers.onWallets).toHaveBeenCalled()
    expect(made.payPal).toHaveBeenCalledWith(expect.anything(), 'acorn')
    handlers.onWallet.mockReturnValueOnce(undefined)
    expect(drawn?.onClick({}, actions)).toBe('stays')
    handlers.onWallet.mockReturnValueOnce({ ...aSum(), saveCard: true })
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

  it('returns an account without asking a bank, and reports when the customer closes it [ERR-23]', async () => {
    const { handlers, verifyCard } = await opened(parts(), on)
    await drawn?.onApprove({ payerId: 'p' })
    expect(handlers.onWalletApproved).toHaveBeenCalledWith(
      expect.objectContaining({
        nonce: 'nonce-pp',
        liability: 'not-asked',
        paidWith: { kind: 'wallet-account' },
      }),
    )
    expect(verifyCard).not.toHaveBeenCalled()
    drawn?.onCancel()
    drawn?.onError(new Error('x'))
    expect(handlers.onWalletFailed.mock.calls).toEqual([[{ kind: 'left' }], [{ kind: 'unavailable' }]])
  })

  it('leaves the card usable when it cannot start', async () => {
    const fakes = parts({ payPal: () => Promise.reject(new Error('PAYPAL_NOT_ENABLED')) })
    const { isOpen, handlers } = await opened(fakes, on)
    expect(isOpen).toBe(true)
    expect(handlers.onWallets).not.toHaveBeenCalled()
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
      createPaymentDataRequest: (request: object) => {
        asked(request)
        return { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [] }
      },
      parseResponse: async () => ({
        nonce: 'nonce-g',
        type: 'AndroidPayCard',
        details: { cardType: 'Visa', isNetworkTokenized, bin: '411111' },
        binData: { countryOfIssuance: 'GBR' },
      }),
    }
    const fakes = parts({ googlePay: vi.fn(async () => googlePay) })
    const page = await opened(fakes, on)
    return { ...page, press: async () => press?.(), asked, environments }
  }

  it('pays us by our merchant id, with the cards we accept, in pounds [CRD-15]', async () => {
    const { made, asked, environments, handlers } = await drawn()
    expect(made.googlePay).toHaveBeenCalledWith(expect.anything(), 'BCR2DN')
    expect(environments).toEqual(['PRODUCTION'])
    expect(handlers.onWallets).toHaveBeenCalled()
    expect(asked).toHaveBeenCalledWith({
      allowedPaymentMethods: [{ type: 'CARD', parameters: { allowedCardNetworks: ['VISA', 'MASTERCARD'] } }],
      transactionInfo: expect.objectContaining({ currencyCode: 'GBP', totalPrice: '512.00' }),
    })
  })

  it('asks no bank about a token unlocked on the phone, but asks it about a card on file [F11]', async () => {
    const phone = await drawn()
    await phone.press()
    await vi.waitFor(() =>
      expect(phone.handlers.onWalletApproved).toHaveBeenCalledWith(
        expect.objectContaining({ nonce: 'nonce-g', liability: 'not-asked' }),
      ),
    )
    expect(phone.verifyCard).not.toHaveBeenCalled()
    const remembered = await drawn({ isNetworkTokenized: false })
    await remembered.press()
    await vi.waitFor(() =>
      expect(remembered.handlers.onWalletApproved).toHaveBeenCalledWith(
        expect.objectContaining({ nonce: 'nonce-3ds', liability: 'shifted' }),
      ),
    )
    expect(remembered.verifyCard.mock.lastCall?.[0]).toMatchObject({ nonce: 'nonce-g', bin: '411111' })
  })

  it('reports when the customer closes it, and is not shown when it is unavailable', async () => {
    const closed = await drawn({
      pays: () => Promise.reject(Object.assign(new Error(), { statusCode: 'CANCELED' })),
    })
    await closed.press()
    await vi.waitFor(() => expect(closed.handlers.onWalletFailed).toHaveBeenCalledWith({ kind: 'left' }))
    const none = await drawn({ isReady: false })
    expect(none.handlers.onWallets).not.toHaveBeenCalled()
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
      constructor(_version: number, asked: object) {
        session = Object(this)
        request = asked
      }
    }
    Object.assign(window, { ApplePaySession: Session })
  }
  const applePay = {
    createPaymentRequest: (asked: object) => asked,
    performValidation: vi.fn(async () => ({ merchantSession: 1 })),
    tokenize: vi.fn(async () => ({
      nonce: 'nonce-a',
      type: 'ApplePayCard',
      details: { cardType: 'Apple Pay - Visa' },
      binData: { countryOfIssuance: 'GBR' },
    })),
    teardown: async () => undefined,
  }

  it('requests our amount and returns a card that the phone has authenticated [CRD-13] [CRD-15]', async () => {
    device()
    const { handlers, into } = await opened(parts({ applePay: async () => applePay }), on)
    expect(handlers.onWallets).toHaveBeenCalled()
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
      expect(handlers.onWalletApproved).toHaveBeenCalledWith(
        expect.objectContaining({
          nonce: 'nonce-a',
          liability: 'not-asked',
          paidWith: { kind: 'card', scheme: 'Visa', country: 'GBR' },
        }),
      ),
    )
    expect(completed).toHaveBeenCalledWith({ status: 0 })
    session?.['oncancel']?.({})
    expect(handlers.onWalletFailed).toHaveBeenCalledWith({ kind: 'left' })
  })

  it('opens only when the form is valid, and is shown only on a device that supports it [CRD-10]', async () => {
    device()
    request = undefined
    const { handlers, into } = await opened(parts({ applePay: async () => applePay }), on)
    handlers.onWallet.mockReturnValueOnce(undefined)
    into.wallets.querySelector('button')?.click()
    expect(request).toBeUndefined()
    device(false)
    const none = await opened(parts({ applePay: async () => applePay }), on)
    expect(none.handlers.onWallets).not.toHaveBeenCalled()
    expect(none.into.wallets.querySelector('button')).toBeNull()
  })
})
