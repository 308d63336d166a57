import { randomUUID } from 'node:crypto'
import type { Answer } from '../../http/answer.ts'
import { BadRequest, type Fields, fieldsOf, optionalText, text } from '../../http/request.ts'
import { readClientToken } from '../drop-in/client-token.ts'
import { creditCardShape, penceOf, threeDSecureShape } from '../drop-in/transaction-shape.ts'
import { checkCard } from '../engine/card-number.ts'
import { authenticateNonce } from '../engine/challenges.ts'
import { cardInstrument, nonceOfSaved } from '../engine/make-instrument.ts'
import { savedCards } from '../engine/payment-actions.ts'
import type { Instrument } from '../engine/payments.ts'
import type { Provider } from '../provider.ts'
import { frameError, readTyped } from './frame-calls.ts'

const badToken = frameError(
  'CLIENT_TOKEN_INVALID',
  'This payment form has expired. Reload the page.',
  {},
  401,
)

export function tokenOf({ engine, secret }: Provider, fields: Fields) {
  return readClientToken(secret, engine.now(), fields['clientToken'])
}

/** The content of the drop-in: only the saved cards of the customer in its token. */
export function openSession(provider: Provider, body: unknown): Answer {
  const token = tokenOf(provider, fieldsOf(body, ['clientToken']))
  if (token === undefined) return badToken
  const held = token.customerId === undefined ? [] : savedCards(provider.engine, token.customerId)
  const list = held
    .filter(({ face }) => face === 'drop-in')
    .map((saved) => ({ token: saved.id, ...wordsOf(saved) }))
  return { status: 200, body: { savedCards: list } }
}

function wordsOf(saved: Instrument): { title: string; note: string } {
  const card = creditCardShape(saved)
  if (card === undefined) return { title: 'PayPal account', note: 'Saved account' }
  const { cardType, last4, expirationMonth, expirationYear } = card
  return {
    title: `${cardType} ending ${last4}`,
    note: `Saved card, expires ${expirationMonth}/${expirationYear.slice(2)}`,
  }
}

/** A typed or saved card becomes a nonce; if 3-D Secure is requested, the bank is asked before the nonce can be used. */
export function makeNonce(provider: Provider, body: unknown): Answer {
  const { engine } = provider
  const fields = fieldsOf(body, ['clientToken', 'card', 'saved', 'threeDSecure'])
  const token = tokenOf(provider, fields)
  if (token === undefined) return badToken
  const pence = readAmount(fields['threeDSecure'])
  const saved = optionalText(fields, 'saved')
  const found =
    saved === undefined
      ? undefined
      : savedCards(engine, token.customerId ?? '').find(({ id }) => id === saved)
  if (saved !== undefined && found === undefined)
    return frameError('NO_PAYMENT_METHOD', 'No such saved card.')
  const checked = found === undefined ? checkCard(readTyped(fields['card']), engine.now()) : undefined
  if (checked?.kind === 'bad')
    return frameError('CARD_INVALID', 'Check your card details.', { problems: checked.problems })
  return engine.store.act(() => {
    const made = found
      ? nonceOfSaved(engine, found)
      : checked && cardInstrument(engine, 'drop-in', checked.card)
    if (made === undefined) return frameError('NO_PAYMENT_METHOD', 'No payment method is available.')
    if (pence === undefined) return { status: 200, body: { paymentMethod: nonceShape(made) } }
    const { nonce, challenge } = authenticateNonce(engine, made, pence)
    const challengePath = challenge && `/cards/3ds/${challenge.id}`
    return { status: 200, body: { paymentMethod: nonceShape(nonce), challengePath } }
  })
}

function readAmount(threeDSecure: unknown): number | undefined {
  if (threeDSecure === undefined || threeDSecure === null) return undefined
  const { amount } = fieldsOf(
    threeDSecure,
    ['amount', 'challengeRequested', 'email', 'billingAddress', 'additionalInformation'],
    'threeDSecure.',
  )
  const pence = penceOf(amount)
  if (pence === undefined)
    throw new BadRequest('threeDSecure.amount', 'threeDSecure.amount must be like "123.45"')
  return pence
}

/** The result for a nonce whose bank had a question. */
export function readNonce(provider: Provider, body: unknown): Answer {
  const fields = fieldsOf(body, ['clientToken', 'nonce'])
  if (tokenOf(provider, fields) === undefined) return badToken
  const nonce = provider.engine.store.get('instruments', text(fields, 'nonce'))
  return nonce === undefined || nonce.saved || nonce.face !== 'drop-in'
    ? frameError('NO_PAYMENT_METHOD', 'No such nonce.', {}, 404)
    : { status: 200, body: { paymentMethod: nonceShape(nonce) } }
}

const types = { apple_pay: 'ApplePayCard', google_pay: 'AndroidPayCard', paypal: 'PayPalAccount' } as const

export function nonceShape(nonce: Instrument) {
  const card = creditCardShape(nonce)
  const threeDSecureInfo = threeDSecureShape(nonce.threeDs)
  return {
    nonce: nonce.id,
    type: nonce.wallet === undefined ? 'CreditCard' : types[nonce.wallet],
    details: card
      ? {
          cardType: card.cardType,
          lastFour: card.last4,
          lastTwo: card.last4.slice(2),
          expirationMonth: card.expirationMonth,
          expirationYear: card.expirationYear,
        }
      : { email: 'wallet@example.com' },
    binData: { countryOfIssuance: card?.countryOfIssuance ?? 'Unknown' },
    deviceData: JSON.stringify({ device_session_id: randomUUID(), correlation_id: nonce.id }),
    ...(nonce.wallet === undefined &&
      threeDSecureInfo && {
        liabilityShifted: threeDSecureInfo.liabilityShifted,
        liabilityShiftPossible: threeDSecureInfo.liabilityShiftPossible,
        threeDSecureInfo,
      }),
  }
}
