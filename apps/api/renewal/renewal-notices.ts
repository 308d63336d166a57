import { chargeDay } from '@milepost/domain/promise/renewal-course'
import { longMoment } from '@milepost/domain/quote/policy-period'
import { isPricedAnew, subscriptionRenewal } from '@milepost/domain/renewal/subscription'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import { add } from '@milepost/domain/values/pence'
import type { EmailContent } from '../platform/email/ports.ts'
import { vehicleOf } from '../purchase/emails/rows-of-emails.ts'
import { assumedInWords } from '../quote/assumed-answers.ts'
import type { OpenQuote } from '../quote/open-quote.ts'
import type { PricedVersion } from '../quote/ports.ts'
import { riskOf } from '../quote/rerate.ts'
import { coverEndsEmail, lapsedEmail } from './cover-ends-emails.ts'
import { coverOffered, lastYearOf } from './cover-offered.ts'
import { invitationEmail, renewalQuestionsEmail } from './invitation-emails.ts'
import { quoteLink, subscriptionAddress } from './links.ts'
import { type RenewalNoticeDetails, renewalNoticeEmail } from './notice-emails.ts'
import { renewalFailedEmail } from './outcome-emails.ts'
import type { Renewal, RenewalPorts } from './ports.ts'
import { offerLike, type RenewingPolicy } from './renewing-policy.ts'

type WithPrice = (
  renewal: Renewal,
  ending: RenewingPolicy,
  quote: OpenQuote,
  ports: RenewalPorts,
) => Promise<EmailContent>

/** The content of each email that names a price. */
export const emailsWithPrice: Readonly<Record<'notice' | 'invitation' | 'failed', WithPrice>> = {
  notice: async (...about) => renewalNoticeEmail(await noticeDetails(...about)),
  async invitation(renewal, ending, quote, ports) {
    const { policy, card } = ending
    const cover = coverOffered(ending, quote)
    const isByItself = renewal.plan === 'by-itself' && renewal.state === 'due'
    const paymentOption = quote.current.assessment.outcome.options[0]?.paymentOptions.find(
      ({ method }) => method === 'DIRECT_DEBIT',
    )
    return invitationEmail({
      ...whose(ending),
      lastDay: renewal.lastDay,
      lastYear: lastYearOf(ending, cover),
      thisYear: inFull(quote.current),
      monthly: paymentOption?.method === 'DIRECT_DEBIT' ? paymentOption.plan : undefined,
      cover,
      period: renewal.period,
      card: { lastFour: card?.lastFour, expiresIn: card?.expiresIn },
      payOn: isByItself ? subscriptionRenewal(renewal.lastDay).paymentOn : undefined,
      quoteAddress: await quoteLink(quote, 'renewal', ports),
      stopAddress: isByItself
        ? await subscriptionAddress({ ...renewal, journey: policy.journey }, ports)
        : undefined,
      ...(await toCheck(quote, ports)),
    })
  },
  async failed(renewal, ending, quote, ports) {
    const attempt = await ports.payments.lastAttempt(quote)
    return renewalFailedEmail({
      ...whose(ending),
      lastDay: renewal.lastDay,
      price: priceOf(quote, ending),
      lastFour: ending.card?.lastFour,
      because: attempt?.failure,
      isTriedAgain: renewal.nextTryAt !== undefined,
      // A link to the period itself, not to a new quote: a second purchase would be charged twice.
      quoteAddress: await quoteLink(quote, 'renewal', ports),
      stopAddress: await subscriptionAddress({ ...renewal, journey: quote.journey }, ports),
    })
  },
}

/** What a notice of a charge says, on its day or after it. */
export async function noticeDetails(
  renewal: Renewal,
  ending: RenewingPolicy,
  quote: OpenQuote,
  ports: RenewalPorts,
): Promise<RenewalNoticeDetails> {
  const { policy, card } = ending
  return {
    ...whose(ending),
    lastDay: renewal.lastDay,
    payOn: chargeDay(renewal.lastDay, londonDate(ports.clock()), {
      isAnswered: renewal.askedAt !== undefined,
    }),
    price: priceOf(quote, ending),
    priceBefore: policy.dueNow,
    isPricedAnew: isPricedAnew(renewal.term, ending.consecutive + 1),
    lastFour: card?.lastFour,
    cardExpiresIn: card?.expiresIn,
    term: renewal.term,
    cover: coverOffered(ending, quote),
    period: renewal.period,
    quoteAddress: await quoteLink(quote, 'renewal', ports),
    address: await subscriptionAddress({ ...renewal, journey: policy.journey }, ports),
    ...(await toCheck(quote, ports)),
  }
}

/** The answers we assumed, and where they are corrected (D-266). */
async function toCheck(quote: OpenQuote, ports: RenewalPorts) {
  const assumed = await assumedInWords(quote, ports.clock(), ports)
  return { assumed, checkAddress: assumed.length > 0 ? await quoteLink(quote, 'renewal', ports) : undefined }
}

/** The email that asks for answers without which there is no price. */
export async function questionsOf(
  renewal: Renewal,
  ending: RenewingPolicy,
  quote: OpenQuote,
  ports: RenewalPorts,
): Promise<EmailContent> {
  const read = riskOf(quote, quote.current.answers, ports.clock())
  return renewalQuestionsEmail({
    ...whose(ending),
    lastDay: renewal.lastDay,
    questions: read.kind === 'missing' ? read.missing.map(({ message }) => message) : [],
    isByItself: renewal.plan === 'by-itself',
    quoteAddress: await quoteLink(quote, 'renewal', ports),
    stopAddress:
      renewal.plan === 'by-itself'
        ? await subscriptionAddress({ ...renewal, journey: quote.journey }, ports)
        : undefined,
  })
}

type WithoutPrice = (renewal: Renewal, ending: RenewingPolicy, ports: RenewalPorts) => EmailContent

export const emailsWithoutPrice: Readonly<Record<'cover-ends' | 'lapsed', WithoutPrice>> = {
  'cover-ends': ({ because }, ending, ports) =>
    coverEndsEmail({
      ...whose(ending),
      endsAt: longMoment(londonTime(ending.policy.coverEnd)),
      because,
      address: startOf(ending, ports),
    }),
  lapsed: ({ lastDay, askedAt, notifiedVersion }, ending, ports) =>
    lapsedEmail({
      ...whose(ending),
      lastDay,
      // The customer was never shown a price: there was none without their answer.
      isUnanswered: askedAt !== undefined && notifiedVersion === undefined,
      address: startOf(ending, ports),
    }),
}

export function whose({ policy, version }: RenewingPolicy) {
  const { firstName = '' } = version.answers.proposerDetails
  const { registration } = vehicleOf(version.answers)
  return { journey: policy.journey, policyNumber: policy.policyNumber, firstName, registration }
}

export function startOf({ policy }: RenewingPolicy, { linkTo }: Pick<RenewalPorts, 'linkTo'>) {
  return linkTo(policy.journey, 'start')?.href
}

export function priceOf(quote: OpenQuote, { policy }: RenewingPolicy) {
  return offerLike(quote, policy)?.due ?? policy.dueNow
}

/** The whole price without interest, for every way to pay. */
function inFull({ assessment }: PricedVersion) {
  const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
  if (option === undefined) throw new TypeError('A price was bought and is not there')
  return add(option.price.gross, option.price.fee)
}
