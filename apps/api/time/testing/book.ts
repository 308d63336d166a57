import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { Answers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Differences } from '@milepost/domain/testing/plain-customer'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { buyerAt } from '../../purchase/testing/buyer.ts'
import { CONTACT_CALL, contactForm } from '../../purchase/testing/contact-form.ts'
import { callOf, type Headers, headersOf } from '../../quote/testing/quote-server.ts'
import type { TimeProduct } from './time-product.ts'

/** How a customer pays: for a year by card or in instalments, for thirty days, for the release of a vehicle, not at all, or for a year once approved. */
export type Bought = 'year' | 'monthly' | 'thirty-days' | 'impound' | 'nothing' | 'referred'

export type Customer = {
  /** The start of their email address, by which everything of theirs is found. */
  name: string
  journey: JourneyId
  bought: Bought
  renews?: boolean
  savesCard?: boolean
  card?: string
  /** The first day of cover counted from the day of purchase. */
  startsIn?: number
  differences?: Differences
  /** The account that instalments are collected from, if not the usual one. */
  account?: { sortCode: string; accountNumber: string }
}

export const emailOf = ({ name }: Pick<Customer, 'name'>) => `${name}@example.com`

const codes: Readonly<Record<Exclude<Bought, 'impound' | 'nothing' | 'referred'>, CollectionCode>> = {
  year: 'ANNUAL_CARD_IN_FULL',
  monthly: 'TX_FINANCE_PLAN_V2',
  'thirty-days': 'SHORT_TERM_CARD_PAYMENT_V1',
}
/** Plates that the sandbox knows to be such a vehicle. */
const plates = { van: 'VN21VAN', other: 'AA19AAA' } as const

/** Sells to these customers by the calls of the site, as their browsers make them. */
export function seller(product: TimeProduct) {
  const buyer = buyerAt({
    send: product.send,
    vehicle: { at: undefined },
    cardSandbox: product.cardSandbox,
    payments: { findAttempt: (id) => product.backOffice().payments.findAttempt(id) },
  })

  /** The answers of each customer, by which they are known when they come back. */
  const known = new Map<string, Answers>()

  async function quote(customer: Customer, today: LocalDate) {
    const { journey, differences = {}, startsIn = 4 } = customer
    const plate = journeys[journey].vehicle.accepts === 'van' ? plates.van : plates.other
    const answers = answersFor(journey, {
      ...differences,
      you: { ...differences.you, lastNames: surnameOf(customer), emailAddress: emailOf(customer) },
      vehicle: { registration: plate, searchedRegistration: plate, ...differences.vehicle },
      cover: {
        effectiveFrom: { date: addDays(today, startsIn), hour: 9, minute: 15 },
        ...differences.cover,
      },
    })
    const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
    const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
    const made = await product.send('POST', url, headersOf(journey), {
      quote: toQuoteDto(answers, marketing, journeys[journey]),
    })
    if (made.status !== 200) throw new Error(`${customer.name}: ${made.text}`)
    known.set(customer.name, answers)
    return { body: made.body, headers: headersOf(journey, made.cookie) }
  }

  /** Gets a price and buys it, or only leaves an address: with a price, or with a quote that an underwriter looks at. */
  async function sell(customer: Customer) {
    const { bought } = customer
    const { body, headers } = await quote(customer, londonDate(product.clock()))
    const isShort = bought === 'thirty-days'
    const reference = String(isShort ? body.thirtyDayQuoteDetails.quoteRef : body.quoteReference)
    const outcome = isShort
      ? body.thirtyDayQuoteDetails.thirtyDayUnderwritingOutcome
      : body.underwritingOutcome
    if (bought === 'nothing') await contactSaved(customer, { reference, headers })
    if (bought === 'nothing' || bought === 'referred') return { reference }
    return { reference, ...(await buy(customer, { reference, headers, outcome })) }
  }

  /** The customer opens the quote that an email leads to, by a click or by answering who they are, and buys it. */
  async function buyOpened(customer: Customer, { token, page }: QuoteLink) {
    const { proposerDetails } = answersOf(customer)
    const checked =
      page === 'results'
        ? await product.send('POST', '/api/v1/Quote/OpenQuoteLink', headersOf(customer.journey), { token })
        : await product.send(
            'POST',
            '/api/v1/Quote/QuoteReminderDpaCheckByBody',
            headersOf(customer.journey),
            {
              QuoteReference: token,
              Postcode: proposerDetails.address?.postcode,
              Surname: proposerDetails.lastNames,
              DateOfBirth: proposerDetails.dateOfBirth,
            },
          )
    if (checked.status >= 300) throw new Error(`${customer.name}: ${checked.text}`)
    const headers = headersOf(customer.journey, checked.cookie)
    const opened = await product.send('GET', `/api/v1/Quote/GetQuote?quote=${token}`, headers)
    if (opened.status !== 200) throw new Error(`${customer.name}: ${opened.text}`)
    const { metaData, underwritingOutcome, quoteDetails } = opened.body
    return buy(customer, {
      reference: String(metaData.quoteRef),
      headers,
      outcome: underwritingOutcome,
      start: dayOf(quoteDetails.coverDetails.effectiveFrom),
    })
  }

  const answersOf = ({ name }: Customer): Answers => {
    const answers = known.get(name)
    if (answers === undefined) throw new Error(`${name} has no quote`)
    return answers
  }

  async function contactSaved(
    customer: Customer,
    { reference, headers }: Pick<Offer, 'reference' | 'headers'>,
  ) {
    const form = contactForm(reference, emailOf(customer))
    const saved = await product.send('PUT', CONTACT_CALL, headers, form)
    if (saved.status !== 200) throw new Error(`${customer.name}: ${saved.text}`)
    return saved.body
  }

  /** Everything from a price to a policy. */
  async function buy(customer: Customer, { reference, headers, outcome, start }: Offer) {
    const { journey, bought, renews = false, savesCard = renews, card = cards.visa } = customer
    const today = londonDate(product.clock())
    const answers = answersOf(customer)
    const saved = await contactSaved(customer, { reference, headers })
    const wanted = bought === 'referred' || bought === 'nothing' ? 'year' : bought
    const options: readonly { code: CollectionCode }[] =
      outcome.underwrittenOptions[0].paymentCollectionOptions
    const code = wanted === 'impound' ? options[0]?.code : codes[wanted]
    if (!options.some((each) => each.code === code) || code === undefined)
      throw new Error(`${customer.name} is not offered ${bought}: ${options.map((each) => each.code).join()}`)
    const { firstName, lastNames } = answers.proposerDetails
    const ready = {
      reference,
      headers,
      journey,
      outcomeId: String(saved.underwritingOutcomeResponseId),
      optionId: String(saved.optionId),
      start: start ?? String(answers.coverDetails.effectiveFrom?.date),
      holder: `${firstName} ${lastNames}`,
      paymentOptions: options,
    }
    const plain = buyer.purchaseDto(ready, code)
    const purchase = {
      ...plain,
      automaticRenewal: renews,
      ...(plain.bankDetails && {
        bankDetails: {
          ...plain.bankDetails,
          ...customer.account,
        },
        creditDeclarations: { ...plain.creditDeclarations, acceptedOn: today },
      }),
    }
    const paymentDetails = buyer.detailsOf(ready, code, { saveCard: savesCard })
    const paid = await buyer.confirmed(ready, code, { number: card }, 'approve', { purchase, paymentDetails })
    const takenUp = await buyer.takeUp(ready, code, paid, purchase)
    if (takenUp.status !== 200) throw new Error(`${customer.name}: ${takenUp.text}`)
    return { policyNumber: String(takenUp.body.policyNumber) }
  }

  return { sell, buyOpened, answersOf, buyer }
}

// biome-ignore lint/suspicious/noExplicitAny: the reply of a price, whose shape the calls after it prove
type Outcome = any
type Offer = { reference: string; headers: Headers; outcome: Outcome; start?: string }

/** A day as quotes have it on the wire. */
export function dayOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return [year, month, day].map((each) => String(each).padStart(2, '0')).join('-')
}

/** A link in an email: to the results, or to the page that asks who they are. */
export type QuoteLink = { page: string; token: string }

/** Each customer is another person: the product knows one person's policies for one vehicle as consecutive. */
function surnameOf({ name }: Customer): string {
  const letters = [...name.replace(/[^a-z0-9]/g, '')].map((each) =>
    /\d/.test(each) ? String.fromCharCode(97 + Number(each)) : each,
  )
  return `Morgan${letters.join('')}`.slice(0, 40)
}
