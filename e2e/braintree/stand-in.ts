import type { BrowserContext, Request, Route } from '@playwright/test'
import {
  applePay,
  bankPage,
  googlePay,
  hostedField,
  payPalPage,
  payPalSdk,
  songbird,
} from './browser-scripts.ts'

const GATEWAY = 'https://api.sandbox.braintreegateway.com'
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** A client token in Braintree's format: where its client fetches the rest, and with which authorisation. */
export function publishedToken(fingerprint: string): string {
  const token = {
    version: 2,
    environment: 'sandbox',
    authorizationFingerprint: fingerprint,
    configUrl: `${GATEWAY}/merchants/m/client_api/v1/configuration`,
  }
  return Buffer.from(JSON.stringify(token)).toString('base64')
}

/** The gateway's configuration for an account with every feature. */
const configuration = (fingerprint: string) => ({
  environment: 'sandbox',
  merchantId: 'm',
  clientApiUrl: `${GATEWAY}/merchants/m/client_api`,
  assetsUrl: 'https://assets.braintreegateway.com',
  challenges: ['cvv'],
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard'] },
  threeDSecureEnabled: true,
  threeDSecure: {
    cardinalAuthenticationJWT: 'jwt',
    cardinalSongbirdUrl: 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js',
  },
  paypalEnabled: true,
  paypal: { clientId: 'pp', environmentNoNetwork: false, assetsUrl: 'https://assets.braintreegateway.com' },
  androidPay: {
    enabled: true,
    googleAuthorizationFingerprint: fingerprint,
    supportedNetworks: ['visa', 'mastercard', 'amex'],
  },
  applePayWeb: {
    countryCode: 'GB',
    currencyCode: 'GBP',
    merchantIdentifier: 'merchant.milepost',
    supportedNetworks: ['visa', 'mastercard', 'amex'],
  },
})

type Card = Record<'number' | 'expirationDate' | 'cvv', string>
// biome-ignore lint/suspicious/noExplicitAny: what the client sends is read field by field, and a test fails where one is missing
type Sent = any

/**
 * A stand-in for Braintree, Cardinal, PayPal and Google in the browser, for Braintree's own client: its gateway's calls and its
 * frames, in front of the sandbox's cards. Records what each is asked for.
 */
export async function braintreeOnTheWeb(context: BrowserContext, sandboxUrl: string) {
  const cards = new Map<string, Card>()
  const questions = new Map<string, string>()
  const asked = { lookups: [] as Sent[], google: [] as Sent[], payPal: [] as Sent[], apple: [] as Sent[] }

  async function sandbox(path: string, body: object): Promise<Sent> {
    const reply = await fetch(sandboxUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.json()
  }
  const wallet = async (name: string, chosen: string, clientToken: string): Promise<Sent> =>
    (await sandbox('/cards/frames/calls/wallet-methods', { wallet: name, chosen, clientToken })).paymentMethod

  async function lookUp(nonce: string, sent: Sent): Promise<object> {
    asked.lookups.push(sent)
    const { number = '', expirationDate: expiry = '', cvv: cvc = '' } = cards.get(nonce) ?? {}
    const reply = await sandbox('/cards/frames/calls/nonces', {
      clientToken: sent.authorizationFingerprint,
      card: { number, expiry, cvc },
      threeDSecure: { amount: sent.amount },
    })
    const { paymentMethod, challengePath } = reply
    if (challengePath) questions.set(paymentMethod.nonce, challengePath)
    return {
      paymentMethod,
      threeDSecureInfo: paymentMethod.threeDSecureInfo,
      lookup: {
        threeDSecureVersion: '2.2.0',
        transactionId: 'tx-1',
        ...(challengePath && { acsUrl: 'https://centinelapistag.cardinalcommerce.com/V2/Cruise/StepUp' }),
      },
    }
  }

  async function answered(nonce: string, { authorizationFingerprint: clientToken }: Sent): Promise<object> {
    await sandbox(`${questions.get(nonce)}/answer`, { answer: 'approve' })
    const { paymentMethod } = await sandbox('/cards/frames/calls/nonce', { clientToken, nonce })
    return { paymentMethod, threeDSecureInfo: paymentMethod.threeDSecureInfo }
  }

  /** A call of the client to its gateway. */
  async function gateway(request: Request): Promise<object> {
    const { pathname, searchParams } = new URL(request.url())
    const call = pathname.split('/client_api/v1/')[1] ?? ''
    if (call === 'configuration') return configuration(searchParams.get('authorizationFingerprint') ?? '')
    const sent: Sent = request.postDataJSON() ?? {}
    const clientToken = sent.authorizationFingerprint
    const [, nonce = '', verb = ''] = /^payment_methods\/([^/]+)\/three_d_secure\/(\w+)$/.exec(call) ?? []
    if (verb === 'lookup') return lookUp(nonce, sent)
    if (verb === 'authenticate_from_jwt') return answered(nonce, sent)
    switch (call) {
      case 'paypal_hermes/create_payment_resource':
        asked.payPal.push(sent)
        return { paymentResource: { redirectUrl: 'https://www.paypal.com/checkoutnow?token=EC-1' } }
      case 'payment_methods/paypal_accounts':
        return { paypalAccounts: [await wallet('paypal', 'approved', clientToken)] }
      case 'apple_pay_web/sessions':
        asked.apple.push(sent.applePayWebSession)
        return { merchantSession: 'm' }
      case 'payment_methods/apple_payment_tokens': {
        const card = await wallet('apple_pay', '0000', clientToken)
        return { applePayCards: [{ ...card, details: { cardType: `Apple Pay - ${card.details.cardType}` } }] }
      }
      default:
        return {}
    }
  }

  async function googleCard(request: Sent): Promise<object> {
    asked.google.push(request)
    const { parameters } = request.allowedPaymentMethods[0].tokenizationSpecification
    const card = await wallet('google_pay', '0000', parameters['braintree:authorizationFingerprint'])
    return {
      androidPayCards: [{ ...card, details: { ...card.details, isNetworkTokenized: true, bin: '400000' } }],
    }
  }

  const html = (route: Route, body: string) => route.fulfill({ contentType: 'text/html', body })
  const script = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body })
  const json = (route: Route, body: object) => route.fulfill({ headers: cors, json: body })

  await context.addInitScript(applePay)
  const hosts =
    /^https:\/\/[^/]*\.?(braintreegateway|braintree-api|cardinalcommerce|paypal|paypalobjects|google)\.com/
  await context.route(hosts, async (route, request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === 'api.sandbox.braintreegateway.com') return json(route, await gateway(request))
    if (pathname.endsWith('/html/hosted-fields-frame.min.html')) return html(route, hostedField())
    if (pathname === '/stand-in/tokenise') {
      const nonce = `typed-${cards.size + 1}`
      const card = request.postDataJSON()
      cards.set(nonce, card)
      const details = { bin: String(card.number).slice(0, 6), cardType: 'Visa' }
      return json(route, { nonce, type: 'CreditCard', details, description: '' })
    }
    if (pathname.endsWith('/songbird.js')) return script(route, songbird)
    if (hostname.startsWith('centinelapi')) return html(route, bankPage)
    if (pathname === '/sdk/js') return script(route, payPalSdk)
    if (pathname === '/checkoutnow') return html(route, payPalPage)
    if (pathname === '/da/r/fb.js') return script(route, '')
    if (pathname === '/gp/p/js/pay.js') return script(route, googlePay)
    if (pathname === '/stand-in/pay') return json(route, await googleCard(request.postDataJSON()))
    return pathname.endsWith('.html') ? html(route, '<!doctype html>') : json(route, {})
  })
  return asked
}
