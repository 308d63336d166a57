/** Who provides a script of the card page: ourselves, or the payment provider in use. */
export type ScriptOwner = 'milepost' | 'sandbox' | 'stripe' | 'braintree'

/**
 * One resource that may run, be framed, be shown or be called on the card page, and why: the inventory required by PCI DSS 4.0,
 * 6.4.3. Anything not listed is blocked: frames, calls and images by the content security policy, scripts by the page's Trusted
 * Types policies, which are both built from this table. docs/payment-scripts.md is the table in words.
 */
export type PaymentScript = {
  owner: ScriptOwner
  use: 'script' | 'frame' | 'call' | 'image'
  /** A * matches any subdomain. */
  origin: string
  why: string
  /** How its integrity is assured. */
  integrity: string
}

const OURS =
  'built by us; its name contains a hash of its content, and it runs only with the nonce of the response'
const THEIRS = 'origin only: the provider changes its files without notice and publishes no hashes'
const FRAME = 'a separate document, which cannot access our page'
const IMAGE = 'an image: it contains no code that runs'

/** https://docs.stripe.com/security/guide#content-security-policy */
const stripe = (use: PaymentScript['use'], origin: string, why: string): PaymentScript => ({
  owner: 'stripe',
  use,
  origin,
  why,
  integrity: use === 'frame' ? FRAME : use === 'image' ? IMAGE : THEIRS,
})

/** https://developer.paypal.com/braintree/docs/guides/client-sdk/setup/javascript/v3#content-security-policy */
const braintree = (use: PaymentScript['use'], origin: string, why: string): PaymentScript => ({
  owner: 'braintree',
  use,
  origin,
  why,
  integrity: use === 'frame' ? FRAME : use === 'image' ? IMAGE : THEIRS,
})

export const paymentScripts: readonly PaymentScript[] = [
  {
    owner: 'milepost',
    use: 'script',
    origin: "'self'",
    why: 'the site itself, and the provider clients built into it',
    integrity: OURS,
  },
  { owner: 'milepost', use: 'call', origin: "'self'", why: 'our own calls', integrity: OURS },
  stripe('script', 'https://js.stripe.com', 'Stripe’s client: opens the card fields'),
  stripe('script', 'https://*.js.stripe.com', 'parts of Stripe’s client, loaded when they are needed'),
  stripe('frame', 'https://js.stripe.com', 'the card fields: card numbers are typed only here'),
  stripe('frame', 'https://*.js.stripe.com', 'the card fields and the wallet buttons, on separate hosts'),
  stripe('frame', 'https://hooks.stripe.com', 'the bank’s 3-D Secure challenge'),
  stripe('call', 'https://api.stripe.com', 'the client confirms a payment'),
  braintree('script', 'https://*.cardinalcommerce.com', '3-D Secure for Braintree'),
  braintree('script', 'https://*.paypal.com', 'the PayPal button, and the device data for the fraud check'),
  braintree('script', 'https://*.paypalobjects.com', 'the PayPal button'),
  braintree('script', 'https://pay.google.com', 'the Google Pay button'),
  braintree(
    'frame',
    'https://assets.braintreegateway.com',
    'the card fields: card numbers are typed only here',
  ),
  braintree('frame', 'https://*.cardinalcommerce.com', 'the bank’s 3-D Secure challenge'),
  braintree('frame', 'https://*.paypal.com', 'the PayPal button and the fraud check'),
  braintree('frame', 'https://pay.google.com', 'the Google Pay button and its payment sheet'),
  braintree('call', 'https://*.braintreegateway.com', 'the client requests and returns a payment method'),
  braintree('call', 'https://*.braintree-api.com', 'the client requests and returns a payment method'),
  braintree('call', 'https://*.cardinalcommerce.com', '3-D Secure'),
  braintree('call', 'https://*.paypal.com', 'the PayPal button'),
  braintree('call', 'https://pay.google.com', 'whether this device can pay with Google Pay'),
  braintree('call', 'https://google.com', 'whether this device can pay with Google Pay'),
  braintree('image', 'https://*.paypal.com', 'the PayPal button and the fraud check'),
  braintree('image', 'https://*.paypalobjects.com', 'the PayPal button'),
  braintree('image', 'https://www.gstatic.com', 'the Google Pay button'),
]

export function originsOf(owner: ScriptOwner, use: PaymentScript['use']): readonly string[] {
  return paymentScripts.filter((each) => each.owner === owner && each.use === use).map(({ origin }) => origin)
}
