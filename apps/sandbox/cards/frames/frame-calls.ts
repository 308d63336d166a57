import type { Answer } from '../../http/answer.ts'
import { BadRequest, type Fields, fieldsOf, optionalText, text } from '../../http/request.ts'
import { confirmPayment } from '../engine/authorise.ts'
import { checkCard } from '../engine/card-number.ts'
import { answerChallenge } from '../engine/challenges.ts'
import { cardInstrument } from '../engine/make-instrument.ts'
import { type ChallengeAnswer, challengeAnswers, type Payment } from '../engine/payments.ts'
import { confirmedAnswer } from '../intents/intent-calls.ts'
import { paymentMethodShape, publicIntentShape } from '../intents/intent-shape.ts'
import type { Provider } from '../provider.ts'
import { isSame } from '../secret-key.ts'

/** A typed card becomes a payment method. The number goes no further than this. */
export function makePaymentMethod({ engine }: Provider, body: unknown): Answer {
  const checked = checkCard(readTyped(body), engine.now())
  if (checked.kind === 'bad')
    return frameError('incorrect_card', 'Check your card details.', { problems: checked.problems })
  const instrument = engine.store.act(() => cardInstrument(engine, 'intents', checked.card))
  return { status: 200, body: { paymentMethod: paymentMethodShape(instrument) } }
}

export function readTyped(body: unknown) {
  const fields = fieldsOf(body, ['number', 'expiry', 'cvc'])
  const typed = (name: string) => optionalText(fields, name, 40) ?? ''
  return { number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') }
}

export function confirmFromFrame({ engine, siteUrl }: Provider, body: unknown, ownHost: string): Answer {
  const fields = fieldsOf(body, ['clientSecret', 'paymentMethod', 'returnUrl'])
  const returnUrl = optionalText(fields, 'returnUrl', 2000)
  if (returnUrl !== undefined && !isAllowedReturn(siteUrl, ownHost, returnUrl))
    throw new BadRequest('returnUrl', 'returnUrl must be an address of the page itself')
  const payment = paymentOfSecret({ engine }, fields)
  if (payment === undefined) return noSuchIntent
  const wish = { instrumentId: text(fields, 'paymentMethod'), returnUrl }
  const { status, body: reply } = engine.store.act(() =>
    confirmedAnswer(engine, confirmPayment(engine, payment, wish)),
  )
  const paymentIntent = publicIntentShape(engine, engine.store.get('payments', payment.id) ?? payment)
  if ('error' in reply && typeof reply.error === 'object')
    return { status, body: { error: { ...reply.error, payment_intent: paymentIntent } } }
  return { status: 200, body: { paymentIntent } }
}

export function retrieveFromFrame({ engine }: Provider, body: unknown): Answer {
  const payment = paymentOfSecret({ engine }, fieldsOf(body, ['clientSecret']))
  return payment === undefined
    ? noSuchIntent
    : { status: 200, body: { paymentIntent: publicIntentShape(engine, payment) } }
}

const noSuchIntent = frameError('resource_missing', 'No such payment.', {}, 404)

function paymentOfSecret({ engine }: Pick<Provider, 'engine'>, fields: Fields): Payment | undefined {
  const clientSecret = text(fields, 'clientSecret')
  const payment = engine.store.get('payments', clientSecret.split('_secret_')[0] ?? '')
  return payment !== undefined && isSame(clientSecret, payment.clientSecret) ? payment : undefined
}

/** The bank's page was answered. On its own page it then returns to where it came from. */
export function answerOfBank({ engine }: Provider, id: string, body: unknown): Answer {
  const answer = text(fieldsOf(body, ['answer']), 'answer')
  if (!isAnswer(answer))
    throw new BadRequest('answer', `answer must be one of ${challengeAnswers.join(', ')}`)
  const challenge = engine.store.get('challenges', id)
  if (challenge === undefined) return frameError('resource_missing', 'No such question.', {}, 404)
  const outcome = engine.store.act(() => answerChallenge(engine, challenge, answer))
  if (outcome.kind === 'over')
    return frameError('challenge_over', 'This question was answered, or the payment was given up.', {}, 409)
  const payment = engine.store.get('payments', challenge.paymentId ?? '')
  return { status: 200, body: { answer, returnUrl: returnTo(challenge.returnUrl, payment) } }
}

function isAnswer(text: string): text is ChallengeAnswer {
  return challengeAnswers.includes(text)
}

function returnTo(returnUrl: string | undefined, payment: Payment | undefined): string | undefined {
  if (returnUrl === undefined || payment === undefined) return undefined
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', payment.id)
  url.searchParams.set('redirect_status', payment.refusal === undefined ? 'succeeded' : 'failed')
  return url.href
}

export function frameError(code: string, message: string, more: object = {}, status = 400): Answer {
  return { status, body: { error: { code, message, ...more } } }
}

/** Pages that may embed our frames: the product's site with every journey's host name under it, and the sandbox's own. */
export function isAllowedParent(siteUrl: URL, ownHost: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin) return false
  if (url.host === ownHost) return true
  const isUnderSite = url.hostname === siteUrl.hostname || url.hostname.endsWith(`.${siteUrl.hostname}`)
  return isUnderSite && url.protocol === siteUrl.protocol && url.port === siteUrl.port
}

/** The same, as a content security policy. */
export function frameAncestors({ protocol, host }: URL): string {
  return `'self' ${protocol}//${host} ${protocol}//*.${host}`
}

/** Where a challenge on its own page may return to. */
function isAllowedReturn(siteUrl: URL, ownHost: string, address: string): boolean {
  return URL.canParse(address) && isAllowedParent(siteUrl, ownHost, new URL(address).origin)
}
