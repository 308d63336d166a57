import type { InstalmentPlan } from '@milepost/domain/payment/instalment-plan'
import { costOfCredit, representativeExample } from '@milepost/domain/payment/representative-example'
import { type LocalDate, localDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, formatPounds, type Pence, pence } from '@milepost/domain/values/pence'
import type { EmailPart } from '../platform/email/email-template.ts'

/** What the next period covers, as its price was worked out: what the customer checks before they are charged (ICOBS 6.5.1R). */
export type CoverOffered = {
  level: string | undefined
  extras: readonly string[]
  excess: Pence
  noClaims: { years: string; isOneMore: boolean; isProtected: boolean } | undefined
  drivers: readonly string[]
  vehicle: string | undefined
  value: Pence | undefined
  fee: Pence
  /** Extras of the policy that the next one cannot have, and what they cost. */
  ended: { names: readonly string[]; cost: Pence; isByAge: boolean }
}

/** What the policy that ends cost: as it was paid, and its price in full beside it (ICOBS 6.5.1R). */
export type LastYear = {
  inFull: Pence
  /** Everything agreed with interest, for a customer who paid monthly. */
  monthly: Pence | undefined
  /** The price in full without the extras that end; undefined if none do. */
  withoutEnded: Pence | undefined
}

/** What the next period covers, so that the customer can check it without opening anything (ICOBS 6.5.1R). */
export function coverParts(cover: CoverOffered, documentsAddress: string | undefined): readonly EmailPart[] {
  const { level, extras, excess, noClaims, drivers, vehicle, value, fee } = cover
  return [
    { title: 'What your next policy covers' },
    {
      details: [
        ...(level === undefined ? [] : [['Cover', level] as const]),
        ...(vehicle === undefined ? [] : [['Vehicle', vehicle] as const]),
        ...(value === undefined
          ? []
          : [['Vehicle value', `${formatPounds(value)}, as you last told us`] as const]),
        ['Drivers', drivers.join(', ')],
        ...(noClaims === undefined ? [] : [['No claims discount', noClaimsInWords(noClaims)] as const]),
        ['Excess', `${formatPence(excess)} in total for damage claims`],
        ['Extras', extras.length > 0 ? extras.join('; ') : 'None'],
        ...(fee > 0
          ? [['Included in the price', `a policy administration fee of ${formatPence(fee)}`] as const]
          : []),
      ],
    },
    ...(documentsAddress === undefined
      ? []
      : [
          'The policy wording and the insurance product information document are with your quote.',
          { link: 'Read the documents', address: documentsAddress },
        ]),
  ]
}

function noClaimsInWords({ years, isProtected }: NonNullable<CoverOffered['noClaims']>): string {
  return isProtected ? `${years}, protected` : years
}

/** An extra that ends is named before it does, and no price is compared as if it did not. */
export function endedParts({ ended }: CoverOffered): readonly EmailPart[] {
  if (ended.names.length === 0) return []
  const isOne = ended.names.length === 1
  return [
    { title: isOne ? 'This extra ends with your policy' : 'These extras end with your policy' },
    `We can't offer ${isOne ? 'it' : 'them'} ${ended.isByAge ? 'for a vehicle of this age' : 'any more'}, so your next policy won't include:`,
    { list: ended.names },
    `Your new price doesn't include ${isOne ? 'it' : 'them'}. If you still need ${isOne ? 'it' : 'them'}, you can buy similar cover elsewhere.`,
  ]
}

/** What the price assumes about claims, which only the customer can know (SUB-07). */
export function claimsInWords({ noClaims }: CoverOffered): string {
  const assumed = noClaims?.isOneMore
    ? "It includes one more year of no claims discount, because we don't know of any claim."
    : "It assumes that there's been no claim since your last price."
  return `${assumed} If there has been a claim, accident or loss, please tell us before you renew.`
}

/** From the fourth renewal of a year (ICOBS 6.5.1R(4)): the first renewal is period 2. */
const MANY_YEARS = 5

/** The sentences that the rules prescribe, directly under the prices (ICOBS 6.5.1R). */
export function comparing(period: number): readonly string[] {
  return [
    'Please check that this cover still suits you. You can compare the prices and cover of other insurers if you wish.',
    ...(period >= MANY_YEARS
      ? [
          'You have been with us a number of years. You may be able to get the insurance cover you want at a better price if you shop around.',
        ]
      : []),
  ]
}

/** This year's price against last year's, for the same way of paying and the same extras. */
export function differenceInWords(
  { inFull, monthly, withoutEnded }: LastYear,
  now: { inFull: Pence; monthly: Pence | undefined },
): string {
  if (withoutEnded !== undefined)
    return `Part of your cover ends, as explained below. Without it, last year's price in full was ${formatPence(withoutEnded)}. This year's price is ${against(withoutEnded, now.inFull, '')}.`
  if (monthly !== undefined && now.monthly !== undefined)
    return `Paid monthly, as before, this year's price is ${against(monthly, now.monthly)}.`
  return `Paid in full, this year's price is ${against(inFull, now.inFull)}.`
}

function against(before: Pence, after: Pence, than = ' than last year'): string {
  if (before === after) return 'the same as last year'
  const by = formatPence(pence(Math.abs(after - before)))
  return `${by} ${after > before ? 'more' : 'less'}${than}`
}

/** Next to a price on credit: what it costs more, how long the loan runs, and the example in full (ICOBS 6A.5.2R, CONC 3.5.5R). */
export function creditParts(plan: InstalmentPlan, inFull: Pence): readonly EmailPart[] {
  const { more } = costOfCredit({ monthly: plan.totalPayable, inFull })
  return [
    { title: 'If you pay monthly' },
    `Paying monthly costs ${formatPence(more)} more than paying in full. Your policy lasts 12 months, and the loan runs for ${plan.instalments}.`,
    'Representative example:',
    { details: representativeExample(plan, inFull).map(({ name, words }) => [name, words] as const) },
  ]
}

export type ExpiringCard = {
  lastFour: string | undefined
  /** "2027-02": it can be charged until the end of that month. */
  expiresIn: string | undefined
}

/** A card that expires before it is charged is told of while its owner can act. */
export function cardParts(
  { lastFour, expiresIn }: ExpiringCard,
  payOn: LocalDate,
  address: string | undefined,
): readonly EmailPart[] {
  if (!expiresBefore(expiresIn, payOn)) return []
  const card = lastFour === undefined ? 'Your saved card' : `Your card ending ${lastFour}`
  return [
    { title: 'Your card expires before we take the payment' },
    `${card} expires at the end of ${monthInWords(expiresIn)}, so your bank may refuse the payment. To stay covered, pay with another card before ${longDate(payOn)}. If you do, we won't charge the old one.`,
    ...(address === undefined ? [] : [{ link: 'Pay with another card', address }]),
  ]
}

/** A card is valid to the end of its month. */
export function expiresBefore(expiresIn: string | undefined, payOn: LocalDate): expiresIn is string {
  return expiresIn !== undefined && expiresIn < payOn.slice(0, 7)
}

function monthInWords(month: string): string {
  return longDate(localDate(`${month}-01`)).replace(/^1 /, '')
}
