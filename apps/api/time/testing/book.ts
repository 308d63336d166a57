import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Differences } from '@milepost/domain/testing/plain-customer'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { buyerAt } from '../../payment/testing/buyer'
import { CONTACT_CALL, contactForm } from '../../payment/testing/contact-form'
import { cards } from '../../providers/card/testing/card-sandbox'
import { callOf, headersOf } from '../../quote/testing/quote-server'
import type { TimeProduct } from './time-product'

/** How a customer pays: for a year by card or in instalments, for thirty days, for the release of a vehicle, or not at all. */
export type Bought = 'year' | 'monthly' | 'thirty-days' | 'impound' | 'nothing'

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

const codes: Readonly<Record<Exclude<Bought, 'impound' | 'nothing'>, CollectionCode>> = {
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

  async function quote({ journey, differences = {}, startsIn = 4 }: Customer, today: LocalDate) {
    const plate = journeys[journey].vehicle.accepts === 'van' ? plates.van : plates.other
    const answers = answersFor(journey, {
      ...differences,
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
    if (made.status !== 200) throw new Error(made.text)
    return { answers, body: made.body, headers: headersOf(journey, made.cookie) }
  }

  /** Buys, or only gets a price and leaves an address. Returns the reply to the purchase. */
  return async (customer: Customer) => {
    const { journey, bought, renews = false, savesCard = renews, card = cards.visa } = customer
    const today = londonDate(product.clock())
    const { answers, body, headers } = await quote(customer, today)
    const isShort = bought === 'thirty-days'
    const reference = String(isShort ? body.thirtyDayQuoteDetails.quoteRef : body.quoteReference)
    const outcome = isShort
      ? body.thirtyDayQuoteDetails.thirtyDayUnderwritingOutcome
      : body.underwritingOutcome
    const form = contactForm(reference, emailOf(customer))
    const saved = await product.send('PUT', CONTACT_CALL, headers, form)
    if (saved.status !== 200) throw new Error(saved.text)
    if (bought === 'nothing') return undefined

    const options: readonly { code: CollectionCode }[] =
      outcome.underwrittenOptions[0].paymentCollectionOptions
    const code = bought === 'impound' ? options[0]?.code : codes[bought]
    if (!options.some((each) => each.code === code) || code === undefined)
      throw new Error(`${customer.name} is not offered ${bought}: ${options.map((each) => each.code).join()}`)
    const { firstName, lastNames } = answers.proposerDetails
    const ready = {
      reference,
      headers,
      journey,
      outcomeId: String(saved.body.underwritingOutcomeResponseId),
      optionId: String(saved.body.optionId),
      start: String(answers.coverDetails.effectiveFrom?.date),
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
    return { policyNumber: String(takenUp.body.policyNumber), headers }
  }
}
