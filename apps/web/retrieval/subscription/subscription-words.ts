import { momentInWords } from '@milepost/domain/quote/term-in-words'
import { formatDate, parseLocalDate } from '@milepost/domain/values/local-date'
import { londonTime } from '@milepost/domain/values/london-time'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import type { Subscription } from '../../api/subscription'
import type { FactsProps } from '../../ui/Facts'

const headings: Readonly<Record<Subscription['status'], string>> = {
  RENEWS: 'Your cover goes on by itself',
  NEEDS_ANSWERS: 'We need an answer before we can renew your policy',
  PAYING: 'Your next payment is being taken',
  STOPPED: 'Your policy does not renew by itself',
  ENDED: 'Your cover has ended',
}

export function headingOf({ status, nextPayment }: Subscription): string {
  return nextPayment?.isAnotherTry ? 'Your payment did not go through' : headings[status]
}

/** "19/12/2026 at 23:59". */
export function endInWords({ coverEnd }: Subscription): string {
  return momentInWords(londonTime(new Date(coverEnd)))
}

/** What is so of the policy itself, each with its name. */
export function renewalFacts(subscription: Subscription): FactsProps['facts'] {
  const { policyNumber, status } = subscription
  return [
    { name: 'Policy number', words: policyNumber },
    { name: status === 'ENDED' ? 'Cover ended' : 'Covered until', words: endInWords(subscription) },
  ]
}

/** "on 18/12/2026, from the card ending 0000". */
export function paymentInWords({ on, cardLastFour }: NonNullable<Subscription['nextPayment']>): string {
  const card = cardLastFour === undefined ? 'the card you saved' : `the card ending ${cardLastFour}`
  return `on ${formatDate(parseLocalDate(on))}, from ${card}`
}

export function priceInWords(pounds: number): string {
  return formatPounds(fromPounds(pounds.toFixed(2)))
}

/** Until when it stands, so that nobody is surprised by a thirteenth payment (SUB-08). */
export function aboutThePrice({ term, nextPayment }: Subscription): string | undefined {
  if (nextPayment === undefined) return undefined
  if (nextPayment.isNewPrice)
    return 'This price is worked out anew, as for anybody new. We write to you before we take it.'
  return term === 'thirty-day' ? 'The price does not rise for 12 periods of 30 days in a row.' : undefined
}
