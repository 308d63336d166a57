import type Stripe from 'stripe'
import type { Failed, Found, NotFound } from '../../platform/ports.ts'
import {
  CHARGED_BY_US,
  type IntentGateway,
  type IntentRecord,
  type IntentRefused,
  intentRecord,
  KEY_REUSED,
} from './intents/intent-gateway.ts'
import { type Failure, type LibraryDeps, libraryCalls } from './library-calls.ts'

/** The card is in the charge, which is not included unless expanded. */
const expand = ['latest_charge']
/** More than the hour and a half that an attempt lasts (F9). */
const RECENT_SECONDS = 2 * 60 * 60
const MOST_LISTED = 2000
const BROKEN: Failed = { kind: 'failed', reason: 'broken' }

/** Payment intents through Stripe's own library. */
export function stripeIntents(
  stripe: Stripe,
  errors: StripeErrors,
  { clock, limits, breakerMoved }: LibraryDeps,
): IntentGateway {
  const call = libraryCalls(clock, limits, stripeFailure(errors), breakerMoved)
  const { paymentIntents } = stripe

  /** A call that may be refused. Connection errors are left to `call`. */
  const asked = <T>(work: () => Promise<T>, options: { safe: boolean }): Promise<Result<T> | Failed> =>
    call(() => work().then(succeeded, answered(errors)), options)

  const retrieve = async (id: string): Promise<Found<IntentRecord> | NotFound | Failed> => {
    const answer = intentIn(await asked(() => paymentIntents.retrieve(id, { expand }), { safe: true }))
    return answer.kind === 'refused' ? { kind: 'not-found' } : answer
  }

  /**
   * Stripe stores an error with its idempotency key and replays it for a day, regardless of later changes (Stripe, "Idempotent requests").
   * Operations that can only succeed once anyway are then repeated without the key.
   */
  const onceOnly = (work: (options: Stripe.RequestOptions) => Promise<unknown>, idempotencyKey: string) =>
    asked(
      () =>
        work({ idempotencyKey }).catch((error: unknown) => {
          if (isReplayed(errors, error)) return work({})
          throw error
        }),
      { safe: false },
    )

  return {
    retrieve,

    async create(order, customer, idempotencyKey) {
      const { amount, description, metadata, orderId, saveCard, statement } = order
      const wish: Stripe.PaymentIntentCreateParams = {
        amount,
        currency: 'gbp',
        capture_method: 'manual',
        description,
        // Appended to the account's own prefix, which names the company (docs/deploying.md).
        statement_descriptor_suffix: statement.name,
        metadata: { ...metadata, order_id: orderId },
        // Cards, and phone wallets that hold cards (D-203).
        allowed_payment_method_types: ['card'],
        // Otherwise 3-D Secure is used only where the law requires it, and liability for the rest does not shift (F11).
        payment_method_options: { card: { request_three_d_secure: 'any' } },
        expand,
        ...(customer !== undefined && { customer }),
        ...(saveCard && { setup_future_usage: 'off_session' }),
      }
      return intentIn(await asked(() => paymentIntents.create(wish, { idempotencyKey }), { safe: true }))
    },

    async charge(order, { customerRef, methodRef }, idempotencyKey) {
      const { amount, description, metadata, orderId, statement } = order
      const wish: Stripe.PaymentIntentCreateParams = {
        amount,
        currency: 'gbp',
        capture_method: 'manual',
        description,
        statement_descriptor_suffix: statement.name,
        metadata: { ...metadata, ...CHARGED_BY_US, order_id: orderId },
        customer: customerRef,
        payment_method: methodRef,
        allowed_payment_method_types: ['card'],
        confirm: true,
        // The customer is not present: a bank that wants to authenticate refuses instead (Stripe, "Off-session payments").
        off_session: true,
        expand,
      }
      return intentIn(await asked(() => paymentIntents.create(wish, { idempotencyKey }), { safe: true }))
    },

    async detach(methodRef) {
      const answer = await asked(() => stripe.paymentMethods.detach(methodRef), { safe: true })
      return answer.kind === 'succeeded' ? { kind: 'found', value: answer.value } : answer
    },

    async createCustomer(idempotencyKey) {
      const made = await asked(() => stripe.customers.create({}, { idempotencyKey }), { safe: true })
      if (made.kind === 'failed') return made
      return made.kind === 'succeeded' ? { kind: 'found', value: made.value.id } : BROKEN
    },

    async nameCustomer(id, { firstName, lastName, email }) {
      const wish = { name: `${firstName} ${lastName}`, ...(email !== undefined && { email }) }
      const made = await asked(() => stripe.customers.update(id, wish), { safe: true })
      if (made.kind === 'failed') return made
      return made.kind === 'succeeded' ? { kind: 'found', value: made.value.id } : BROKEN
    },

    // Stripe's search may lag by a minute or even an hour; its list does not, but is long. Each match is retrieved for its current
    // state.
    async search(orderId) {
      const ids = await call(
        async () => {
          const query = `metadata['order_id']:'${orderId}'`
          const found = await paymentIntents.search({ query, limit: 100 })
          if (found.data.length > 0) return { kind: 'ids', ids: found.data.map(({ id }) => id) } as const
          const gte = Math.floor(clock().getTime() / 1000) - RECENT_SECONDS
          const pages = paymentIntents.list({ created: { gte }, limit: 100 })
          const recent = await pages.autoPagingToArray({ limit: MOST_LISTED })
          const own = recent.filter(({ metadata }) => metadata['order_id'] === orderId)
          // Not all were listed, so the answer must not be "not found".
          if (own.length === 0 && recent.length >= MOST_LISTED) return BROKEN
          return { kind: 'ids', ids: own.map(({ id }) => id) } as const
        },
        { safe: true },
      )
      if (ids.kind === 'failed') return ids
      return together(await Promise.all(ids.ids.map(retrieve)))
    },

    async capture(id, amount_to_capture, key) {
      return intentIn(
        await onceOnly((options) => paymentIntents.capture(id, { amount_to_capture, expand }, options), key),
      )
    },
    async cancel(id, key) {
      return intentIn(await onceOnly((options) => paymentIntents.cancel(id, { expand }, options), key))
    },
    async refund(payment_intent, amount, idempotencyKey) {
      const work = () => stripe.refunds.create({ payment_intent, amount }, { idempotencyKey })
      const answer = await asked(work, { safe: false })
      return answer.kind === 'succeeded' ? { kind: 'found', value: answer.value } : answer
    },
  }
}

type Result<T> = { kind: 'succeeded'; value: T } | IntentRefused

const succeeded = <T>(value: T) => ({ kind: 'succeeded', value }) as const

/** Returns an error that is a reply and rethrows any other. */
function answered(errors: StripeErrors): (error: unknown) => IntentRefused {
  return (error) => {
    const refused = refusedBy(errors, error)
    if (refused === undefined) throw error
    return refused
  }
}

function intentIn(
  answer: { kind: 'succeeded'; value: unknown } | IntentRefused | Failed,
): Found<IntentRecord> | IntentRefused | Failed {
  if (answer.kind !== 'succeeded') return answer
  const read = intentRecord.safeParse(answer.value)
  return read.success ? { kind: 'found', value: read.data } : BROKEN
}

function together(
  answers: readonly (Found<IntentRecord> | NotFound | Failed)[],
): Found<readonly IntentRecord[]> | Failed {
  const failed = answers.find((answer) => answer.kind === 'failed')
  if (failed?.kind === 'failed') return failed
  return {
    kind: 'found',
    value: answers.flatMap((answer) => (answer.kind === 'found' ? [answer.value] : [])),
  }
}

/** The library's error classes; known only once it is loaded. */
type StripeErrors = typeof Stripe.errors

/** A final refusal of the request; undefined for errors of the connection or the service. */
function refusedBy(errors: StripeErrors, error: unknown): IntentRefused | undefined {
  if (error instanceof errors.StripeIdempotencyError) return { kind: 'refused', error: { code: KEY_REUSED } }
  if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError)
    return { kind: 'refused', error: { code: error.code, decline_code: error.decline_code } }
  return undefined
}

function stripeFailure(errors: StripeErrors): (error: unknown) => Failure {
  return (error) => {
    if (error instanceof errors.StripeRateLimitError) return 'throttled'
    // An identical request is in progress, so its outcome is not known yet.
    if (error instanceof errors.StripeError && error.statusCode === 409) return 'throttled'
    if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
      return 'refused'
    if (error instanceof errors.StripeConnectionError)
      return error.message.startsWith('Request aborted due to timeout') ? 'timed-out' : 'unreachable'
    return 'broken'
  }
}

/** An error replayed for its idempotency key; it may no longer be true. */
function isReplayed(errors: StripeErrors, error: unknown): boolean {
  return error instanceof errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
