import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { now as opening, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { OutgoingEmail, SendEmail } from '../../platform/email/ports.ts'
import { checkedData } from '../../platform/jobs/job-record.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { jobStore } from '../../platform/jobs/store.ts'
import type { Later, LinkTo } from '../../platform/ports.ts'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { capturePayment } from '../../purchase/attempt/capture-payment.ts'
import { cancellationStore } from '../../purchase/ending/cancellation-store.ts'
import { CONTACT_CALL, contactForm } from '../../purchase/testing/contact-form.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import type { RatesOn } from '../../quote/ports.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import { callOf, headersOf } from '../../quote/testing/quote-server.ts'
import { quoteTokenStore } from '../../retrieval/store.ts'
import { emailStopStore, reminderStore } from '../email-stop-store.ts'
import type { ReminderStore, RenewalPorts } from '../ports.ts'
import { runRenewals } from '../run-renewals.ts'
import { saveCard } from '../save-card.ts'
import { renewalStore } from '../store.ts'
import { savedCardStore, subscriptionLinkStore } from '../subscription-store.ts'
import { sendRenewalSetEmail } from '../tell-renewal-set.ts'

/** A purchase server with renewals. Emails are captured as they are handed to the mail server. */
export async function renewalServer() {
  const emails: OutgoingEmail[] = []
  const post = { isDown: false }
  /** What is charged, by day; tests of later prices change it. */
  const rates = { of: ratesOf }
  /** Work that calls leave for after their response. */
  const afterwards: Promise<void>[] = []
  const queueOf = (db: Kysely<Database>) => openQueue({ store: jobStore(db), log: () => {} })
  const renewingIn = (db: Kysely<Database>) => ({
    ratesOn: ((line, on) => rates.of(line, on)) satisfies RatesOn,
    quotes: quoteStore(db),
    contacts: contactStore(db),
    renewals: renewalStore(db, (transaction, jobs) => queueOf(db).enqueue(jobStore(transaction), jobs)),
    savedCards: savedCardStore(db),
    cancellations: cancellationStore(db),
    subscriptionLinks: subscriptionLinkStore(db),
    quoteTokens: quoteTokenStore(db),
    emailStops: emailStopStore(db),
    reminders: reminderStore(db),
    later: ((work) => void afterwards.push(work())) satisfies Later,
    linkTo: ((journey, page) =>
      new URL(`https://${journey.replace('_', '-')}.example/${page}`)) satisfies LinkTo,
    sendEmail: (async (email) => {
      if (post.isDown) return { kind: 'failed', reason: 'unreachable' }
      emails.push(email)
      return { kind: 'sent' }
    }) satisfies SendEmail,
  })
  const server = await purchaseServer(renewingIn)
  const { db, ports } = server
  const renewing: RenewalPorts & { reminders: ReminderStore } = { ...ports, ...renewingIn(db) }

  /** A call, with the emails that it leaves to jobs. */
  const send: typeof server.send = async (...asked) => {
    const reply = await server.send(...asked)
    const queued = jobStore(db)
    for (const job of await queued.claim('renewal-mail', 10, 60)) {
      const isSent = await sendRenewalSetEmail(checkedData('renewal-mail', job.data), renewing)
      await (isSent ? queued.done(job, false) : queued.release(job))
    }
    return reply
  }

  type Wish = {
    journey?: JourneyId
    answers?: Answers
    number?: string
    page?: 'STRIPE' | 'BRAINTREE'
    email?: string
    /** Further fields of the purchase, and whether the card is saved. */
    more?: object
  }

  /** The thirty-day quote paired with a taxi quote, as the customer chooses it. */
  async function readyForThirtyDays({
    journey = 'acorn_taxi',
    answers = peopleByJourney[journey].answers,
    email,
  }: Wish) {
    const quote = toQuoteDto(
      answers,
      { emailOptIn: true, phoneOptIn: true, smsOptIn: true },
      journeys[journey],
    )
    server.vehicle.at = answers.vehicleDetails.vehicleInfo
    const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
    const made = await server.send('POST', url, headersOf(journey), { quote })
    if (made.status !== 200) throw new Error(made.text)
    const headers = headersOf(journey, made.cookie)
    /** With the purchase form stored, for either quote of the pair. */
    async function ready(reference: string, [option]: readonly { paymentCollectionOptions: unknown }[]) {
      const saved = await server.send(
        'PUT',
        CONTACT_CALL,
        headers,
        contactForm(reference, email ?? 'driver@example.com'),
      )
      if (saved.status !== 200) throw new Error(saved.text)
      return {
        reference,
        headers,
        journey,
        outcomeId: String(saved.body.underwritingOutcomeResponseId),
        optionId: String(saved.body.optionId),
        start: String(answers.coverDetails.effectiveFrom?.date),
        holder: `${answers.proposerDetails.firstName} ${answers.proposerDetails.lastNames}`,
        paymentOptions: option?.paymentCollectionOptions,
      }
    }
    const { thirtyDayQuoteDetails: short, quoteReference, underwritingOutcome } = made.body
    return {
      ...(await ready(short.quoteRef, short.thirtyDayUnderwritingOutcome.underwrittenOptions)),
      pairedYear: () => ready(quoteReference, underwritingOutcome.underwrittenOptions),
    }
  }

  /** Buys thirty days with a card that is saved, renewing automatically unless specified otherwise. */
  async function subscribe(wish: Wish = {}) {
    const ready = await readyForThirtyDays(wish)
    return buy(ready, 'SHORT_TERM_CARD_PAYMENT_V1', wish)
  }

  async function buy(
    ready: Awaited<ReturnType<typeof server.readyToPay>>,
    code: 'SHORT_TERM_CARD_PAYMENT_V1' | 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2',
    { number = cards.visa, page = 'STRIPE', more = {} }: Wish,
  ) {
    const { saveCard = true, ...rest }: { saveCard?: boolean } = more
    const purchase = { automaticRenewal: true, ...rest }
    const details = {
      clientReturnURL: '/make-payment',
      saveCard,
      currencyCode: 'GBP',
      amount: server.dueOf(ready, code),
      billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
      cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
    }
    const requested = { purchase: server.purchaseDto(ready, code, purchase), paymentDetails: details }
    const made = await server.intent(ready, code, requested, page)
    if (made.status !== 200) throw new Error(made.text)
    const pay = page === 'STRIPE' ? confirmed : byNonce
    const paid = await pay(made.body, { number }, server.dueOf(ready, code))
    const takenUp = await server.takeUp(ready, code, paid, purchase)
    if (takenUp.status !== 200) throw new Error(takenUp.text)
    await capture()
    const { brand: tenant } = journeyIdentities[ready.journey]
    const policy = await ports.policies.findPolicy({ tenant, policyNumber: takenUp.body.policyNumber })
    if (!policy) throw new Error('Bought and not there')
    return { policy, headers: ready.headers, card: await renewing.savedCards.findCard(policy) }
  }

  type Made = { clientSecret: string; paymentId: string }

  async function confirmed({ clientSecret, paymentId }: Made, instrument: { number: string }) {
    const question = await server.cardSandbox.confirm(
      clientSecret,
      await server.cardSandbox.paymentMethod(instrument),
    )
    if (question) await server.cardSandbox.answerBank(question, 'approve')
    const attempt = await ports.payments.findAttempt(paymentId)
    return { paymentId, authorizationId: attempt?.providerRef ?? '' }
  }

  async function byNonce({ clientSecret }: Made, instrument: { number: string }, due: number) {
    const { nonce, deviceData } = await server.cardSandbox.nonce(clientSecret, instrument, due.toFixed(2))
    return { nonce, deviceData }
  }

  /** Captures what is authorised and saves the cards, as the jobs do, but immediately and regardless of the clock. */
  async function capture(): Promise<void> {
    const held = await db
      .selectFrom('milepost.payment_attempt')
      .select('id')
      .where('state', 'in', ['TAKEN_UP', 'CAPTURE_READY'])
      .execute()
    for (const { id } of held) {
      await capturePayment(id, { isLastTry: false }, ports)
      await saveCard(id, renewing)
    }
  }

  const run = () => runRenewals(renewing)
  const rows = () => db.selectFrom('milepost.renewal').selectAll().orderBy('period_no').execute()
  const templates = () =>
    emails.map(({ about = '' }) => about.split(':')[0]?.replace(/^(renewal-(stopped|resumed))-.*/, '$1'))

  return {
    ...server,
    send,
    renewing,
    emails,
    templates,
    post,
    rates,
    readyForThirtyDays,
    subscribe,
    buy,
    capture,
    run,
    rows,
    /** Resolves when the work left by calls is done. */
    afterwards: () => Promise.all(afterwards.splice(0)),
    at(time: string) {
      server.time.now = new Date(time)
    },
    /** Resets to the first day for the next test: starting another server would take seconds. */
    async clean() {
      await sql`truncate milepost.quote, milepost.policy, milepost.mail_sent, milepost.mail_claim, milepost.mail_stop,
        milepost.mail_stop_link, milepost.check_tally, milepost.renewal, milepost.subscription_stop,
        milepost.subscription_link cascade`.execute(db)
      emails.length = 0
      post.isDown = false
      rates.of = ratesOf
      server.time.now = opening
    },
  }
}

export type RenewalServer = Awaited<ReturnType<typeof renewalServer>>
