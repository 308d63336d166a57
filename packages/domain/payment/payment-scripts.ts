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

const OURS = 'built by us; its name contains a hash of its content and the response’s nonce lets it run'
const THEIRS = 'origin only: the provider changes its files without notice and publishes no hashes'
const FRAME = 'a document of its own, which cannot reach ours'
const IMAGE = 'a picture: nothing of it runs'

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
    why: 'the site itself, and the clients it is built with',
    integrity: OURS,
  },
  { owner: 'milepost', use: 'call', origin: "'self'", why: 'our own calls', integrity: OURS },
  stripe('script', 'https://js.stripe.com', 'Stripe’s client: opens the boxes a card is typed into'),
  stripe('script', 'https://*.js.stripe.com', 'parts of Stripe’s client, fetched when they are used'),
  stripe(
    'frame',
    'https://js.stripe.com',
    'the boxes themselves: card numbers are typed into these and nowhere else',
  ),
  stripe('frame', 'https://*.js.stripe.com', 'the boxes and the wallet buttons, on hosts of their own'),
  stripe('frame', 'https://hooks.stripe.com', 'the bank’s own question, 3-D Secure'),
  stripe('call', 'https://api.stripe.com', 'the client confirms a payment'),
  braintree('script', 'https://*.cardinalcommerce.com', '3-D Secure, asked for Braintree'),
  braintree(
    'script',
    'https://*.paypal.com',
    'the PayPal button, and what the fraud check knows of the device',
  ),
  braintree('script', 'https://*.paypalobjects.com', 'the PayPal button'),
  braintree('script', 'https://pay.google.com', 'the Google Pay button'),
  braintree(
    'frame',
    'https://assets.braintreegateway.com',
    'the boxes themselves: card numbers are typed into these and nowhere else',
  ),
  braintree('frame', 'https://*.cardinalcommerce.com', 'the bank’s own question, 3-D Secure'),
  braintree('frame', 'https://*.paypal.com', 'the PayPal button and the fraud check'),
  braintree('frame', 'https://pay.google.com', 'the Google Pay button and its sheet'),
  braintree('call', 'https://*.braintreegateway.com', 'the client asks for and hands over a payment method'),
  braintree('call', 'https://*.braintree-api.com', 'the client asks for and hands over a payment method'),
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
