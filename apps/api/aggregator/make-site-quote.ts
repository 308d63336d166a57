import type { SiteRisk } from '@milepost/domain/comparison/site-risk'
import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { onOffer } from '../quote/credit-on-offer.ts'
import { newQuotes } from '../quote/new-quotes.ts'
import type { NewQuote, RatesOn } from '../quote/ports.ts'
import { priceRisk } from '../quote/priced-quote.ts'
import { newToken } from '../retrieval/link-token.ts'
import type { NewQuoteToken } from '../retrieval/ports.ts'
import type { NewSiteQuote } from './ports.ts'
import type { ReadSiteRisk } from './read-site-risk.ts'
import { type Breakdown, offerOf, outcomeOf, pricesOf, type SiteAnswer, siteOffer } from './site-answer.ts'

export type SiteRequest = {
  site: string
  tenant: BrandCode
  journey: JourneyId
  /** The site's own id of this request. */
  idempotencyKey: string
  risk: SiteRisk
  /** The address of the visitor's page on one of our hosts; undefined if there is no link. */
  linkTo: (to: LinkedQuote) => string | undefined
}

export type LinkedQuote = {
  token: string
  reference: string
  isIndication: boolean
  isBreakdownSelected: boolean
}

type MadeSiteQuote = Pick<NewSiteQuote, 'quotes' | 'arrival' | 'token'> & { answer: SiteAnswer }

/** The breakdown cover that comparison sites show a price for (D-173). */
export const SITE_BREAKDOWN: AddOnCode = 'PC_BREAKDOWN_NATIONAL'

const DAY = 24 * 60 * 60 * 1000
/** A link outlives its quote, so that a late visitor learns that the quote has expired, and not that it does not exist. */
const LINK_DAYS_AFTER = 30

/** The quote of a readable risk, the link that opens it and the reply to the site. Nothing is stored yet. */
export function makeSiteQuote(
  { site, tenant, journey, risk, linkTo }: SiteRequest,
  read: ReadSiteRisk,
  now: Date,
  ports: { ratesOn: RatesOn },
): MadeSiteQuote {
  const { email = false, phone = false, sms = false } = risk.marketing ?? {}
  const marketing = { emailOptIn: email, phoneOptIn: phone, smsOptIn: sms }
  const made = newQuotes(
    { tenant, journey, channel: 'aggregator', marketing, risk: read.risk, answers: read.answers },
    now,
    ports,
  )
  const [quote, paired] = made
  if (quote === undefined) throw new TypeError('A quote was made and is not there')
  const { assessment } = onOffer(quote.first, now)
  const option = offerOf(assessment)
  const withBreakdown = risk.breakdownWanted && option ? breakdownOf(quote, read, now, ports) : undefined
  const shown = option && pricesOf(withBreakdown?.option ?? option)
  const isIndication = read.answers.vehicleDetails.isQuotedWithoutPlate === true
  const link = option && linked(quote, { isIndication, isBreakdownSelected: !!withBreakdown }, linkTo, now)
  const answer: SiteAnswer = {
    outcome: outcomeOf(quote),
    quoteReference: quote.reference,
    expires: quote.expiresAt.toISOString(),
    isIndication,
    ...(option && { offer: siteOffer(option, { paired, withBreakdown }) }),
    assumed: read.assumed.map(({ field, words }) => ({ field, words })),
    ...(link?.address !== undefined && { link: link.address }),
  }
  const arrival = {
    site,
    provenance: read.provenance,
    shown: { inFull: shown?.inFull, perMonth: shown?.monthly?.instalment, at: now },
  }
  const quotes = [quote, ...made.slice(1)] as const
  return { quotes, arrival, token: link?.token, answer }
}

/** What breakdown cover would add. The quote has none until its customer chooses it: nothing is sold by default. */
function breakdownOf(
  { first }: NewQuote,
  { risk, answers }: ReadSiteRisk,
  now: Date,
  ports: { ratesOn: RatesOn },
): Breakdown | undefined {
  const addOn = offerOf(first.assessment)?.addOns.find(({ code }) => code === SITE_BREAKDOWN)
  if (addOn === undefined) return undefined
  const { assessment } = priceRisk(risk, { addOns: [SITE_BREAKDOWN] }, ports)
  const option = offerOf(onOffer({ risk, answers, assessment }, now).assessment)
  return option && { price: addOn.annualCost, option }
}

function linked(
  { tenant, reference, expiresAt }: NewQuote,
  quoted: Pick<LinkedQuote, 'isIndication' | 'isBreakdownSelected'>,
  linkTo: SiteRequest['linkTo'],
  now: Date,
): { token: NewQuoteToken; address: string | undefined } {
  const { token, tokenHash } = newToken()
  const endsAt = new Date(expiresAt.getTime() + LINK_DAYS_AFTER * DAY)
  return {
    token: { tenant, reference, tokenHash, kind: 'comparison-site', madeAt: now, endsAt },
    address: linkTo({ token, reference, ...quoted }),
  }
}
