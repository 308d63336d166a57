import { addDays, daysBetween, type LocalDate, localDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence } from '@milepost/domain/values/pence'
import { emailRules } from './email-rules.ts'
import { ledgerRules } from './ledger-rules.ts'
import type { Rule, Seen, SeenCharge, SeenPolicy } from './what-was-seen.ts'

/** What was promised, one rule each. A rule returns each case in which the promise was not kept, in words. */
export const rules = {
  /**
   * SUB-08, D-278: the newest notice before a charge names its price and a day that has come, and left the days that it promised: six
   * if it went out on its own day, seven after that.
   */
  'no card is charged without a notice of this price in time'({ policies, charges, emails }) {
    return renewalsCharged(policies, charges).flatMap(({ policy, charge }) => {
      const newest = emails
        .filter(({ to, at }) => to === policy.email && at < charge.at)
        .flatMap(({ at, text }) => {
          const [, price, day] = /Next payment: (£[\d,.]+) on (\d+ \w+ \d{4})/.exec(text) ?? []
          return price === undefined || day === undefined ? [] : [{ at, price, day }]
        })
        .at(-1)
      const which = `${policy.policyNumber} (${policy.email}) ${formatPence(charge.pence)} on ${on(charge.at)}`
      if (newest === undefined) return [`${which}: no notice`]
      const noticeOn = londonDate(newest.at)
      const isOnItsDay = noticeOn <= addDays(londonDate(policy.coverStart), -1 - NOTICE_DAYS)
      const days = daysBetween(noticeOn, londonDate(charge.at))
      const isBeforeItsDay = londonDate(charge.at) < dateOf(newest.day)
      return newest.price === formatPence(charge.pence) &&
        !isBeforeItsDay &&
        days >= (isOnItsDay ? LEAST_DAYS : NOTICE_DAYS)
        ? []
        : [`${which}: told ${newest.price} for ${newest.day}, ${days} days before`]
    })
  },

  'no card is charged at night'({ policies, charges }) {
    return renewalsCharged(policies, charges).flatMap(({ policy, charge }) => {
      const hour = Number(londonHour.format(charge.at))
      return hour >= 7 && hour < 22 ? [] : [`${policy.policyNumber} at ${charge.at.toISOString()}`]
    })
  },

  'nobody is charged twice for the same days'({ policies, charges }) {
    const orders = charges.map(({ orderId }) => orderId)
    const twice = orders.filter((each, place) => orders.indexOf(each) !== place)
    const overlapping = policies.flatMap((one) =>
      policies
        .filter(
          (other) =>
            other.email === one.email &&
            other.policyNumber > one.policyNumber &&
            other.coverStart < endOf(one) &&
            one.coverStart < endOf(other),
        )
        .map((other) => `${one.policyNumber} and ${other.policyNumber}`),
    )
    return [...twice, ...overlapping]
  },

  'nobody is charged after a stop'({ policies, charges, stops }) {
    return renewalsCharged(policies, charges)
      .filter(({ policy, charge }) => stops.some(({ email, at }) => email === policy.email && at < charge.at))
      .map(({ policy }) => policy.policyNumber)
  },

  'nobody is charged after their policy was cancelled'({ policies, charges }) {
    return renewalsCharged(policies, charges)
      .filter(({ policy, charge }) =>
        policies.some(
          ({ email, coverEnd, cancellation }) =>
            email === policy.email &&
            isAdjacent(coverEnd, policy.coverStart) &&
            cancellation !== undefined &&
            cancellation.askedAt < charge.at,
        ),
      )
      .map(({ policy }) => policy.policyNumber)
  },

  'a renewal follows its period without a gap'({ policies }) {
    return policies
      .filter(({ isRenewal }) => isRenewal)
      .filter(
        (next) =>
          !policies.some(
            ({ email, coverEnd }) => email === next.email && isAdjacent(coverEnd, next.coverStart),
          ),
      )
      .map(({ policyNumber }) => policyNumber)
  },

  ...emailRules,
  ...ledgerRules,
} as const satisfies Readonly<Record<string, Rule>>

/** Every broken promise, each with the rule that says so. */
export function brokenPromises(seen: Seen): readonly string[] {
  return Object.entries(rules).flatMap(([rule, broken]) => broken(seen).map((which) => `${rule}: ${which}`))
}

/** A notice goes out a week before the last day, and the card is charged the day before it. */
const NOTICE_DAYS = 7
const LEAST_DAYS = 6
const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hour12: false,
})

/** The planned end, or that by cancellation. */
const endOf = ({ coverEnd, cancellation }: SeenPolicy): Date =>
  cancellation && cancellation.endsAt < coverEnd ? cancellation.endsAt : coverEnd

const isAdjacent = (end: Date, start: Date) => Math.abs(end.getTime() - start.getTime()) <= 60_000

const on = (at: Date): string => longDate(londonDate(at))

/** "18 December 2026". */
const dateOf = (words: string): LocalDate =>
  localDate(new Date(`${words} 12:00 UTC`).toISOString().slice(0, 10))

function renewalsCharged(policies: readonly SeenPolicy[], charges: readonly SeenCharge[]) {
  return policies
    .filter(({ isRenewal }) => isRenewal)
    .flatMap((policy) =>
      charges.filter(({ orderId }) => orderId === policy.orderId).map((charge) => ({ policy, charge })),
    )
}
