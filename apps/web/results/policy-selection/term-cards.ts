import { POLICIES_IN_A_ROW, subscriptionYear } from '@milepost/domain/outcome/subscription-year'
import { termInWords } from '@milepost/domain/quote/term-in-words'
import { formatPence } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../offer/offer'
import { planOf, totalOf } from '../../offer/plan-of'
import type { Subscription } from '../../offer/subscription'
import type { TermsOnOffer } from './terms-on-offer'

/** A term on its card: the price it is sold at, and the same money counted the other way (per month, per year). */
export type TermCardWords = {
  name: string
  kind: string
  price: string
  per: string
  otherName: string
  other: string
  otherPer: string
}

/** A year is its price in full, and what it is a month; where it is paid one way only, that way is said. */
export function yearInWords({ inFull, monthly }: TermsOnOffer): TermCardWords | undefined {
  const first = inFull ?? monthly
  if (!first) return undefined
  return {
    name: termInWords.annual,
    kind: 'Annual policy',
    price: formatPence(totalOf(first)),
    per: inFull ? 'for the year, in full' : 'for the year, monthly',
    otherName: 'Or monthly',
    ...(monthly ? aMonth(monthly) : { other: 'Not available', otherPer: 'The year is paid in full' }),
  }
}

function aMonth(way: WayToPay): Pick<TermCardWords, 'other' | 'otherPer'> {
  const { standard, totalPayable } = planOf(way)
  return {
    other: `${formatPence(standard)} a month`,
    otherPer: `${formatPence(totalPayable)} in total for the year`,
  }
}

export function thirtyDaysInWords({ way }: Subscription): TermCardWords {
  const { total, days } = subscriptionYear(totalOf(way), undefined)
  return {
    name: termInWords['thirty-day'],
    kind: 'Subscription policy',
    price: formatPence(totalOf(way)),
    per: 'for 30 days',
    otherName: `${POLICIES_IN_A_ROW} in a row`,
    other: formatPence(total),
    otherPer: `in total for ${days} days`,
  }
}
