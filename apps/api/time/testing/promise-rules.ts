import { daysBetween, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence, type Pence } from '@milepost/domain/values/pence'

/** An email as the customer's mail server received it. */
export type SeenEmail = { at: Date; to: string; subject: string; text: string }
/** A payment as the card provider took it. */
export type SeenCharge = { at: Date; orderId: string; pence: Pence }
/** A policy as the desk shows it. */
export type SeenPolicy = {
  policyNumber: string
  /** The customer's address when it was sold. */
  email: string
  orderId: string
  soldAt: Date
  coverStart: Date
  coverEnd: Date
  cancelledAt?: Date | undefined
  /** Charged without the customer being there. */
  isRenewal: boolean
}
/** The customer asked that nothing more is charged. */
export type SeenStop = { at: Date; email: string }

/** Everything that customers and operators saw until now. */
export type Seen = {
  emails: readonly SeenEmail[]
  charges: readonly SeenCharge[]
  policies: readonly SeenPolicy[]
  stops: readonly SeenStop[]
  /** What the nightly check of the accounts says, in words. */
  accounts: readonly string[]
  now: Date
}

type Rule = (seen: Seen) => readonly string[]

/** What was promised, one rule each. A rule returns each case in which the promise was not kept, in words. */
export const rules = {
  /** SUB-08: a charge that the customer does not make is announced, with its price (D-278: six days for what was said to be six). */
  'no card is charged without an email that named this price at least six days before'({
    policies,
    charges,
    emails,
  }) {
    return renewalsCharged(policies, charges).flatMap(({ policy, charge }) => {
      const notices = emails.filter(
        ({ to, at, text }) =>
          to === policy.email &&
          daysBetween(londonDate(at), londonDate(charge.at)) >= LEAST_DAYS &&
          text.includes(formatPence(charge.pence)),
      )
      return notices.length > 0
        ? []
        : [`${policy.policyNumber} ${formatPence(charge.pence)} on ${on(charge.at)}`]
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
            other.coverStart < one.coverEnd &&
            one.coverStart < other.coverEnd,
        )
        .map((other) => `${one.policyNumber} and ${other.policyNumber}`),
    )
    return [...twice, ...overlapping]
  },

  'every policy was paid for, and every payment bought a policy'({ policies, charges, now }) {
    const settled = ({ soldAt }: SeenPolicy) => now.getTime() - soldAt.getTime() > DAY_MS
    return [
      ...charges
        .filter(({ orderId }) => !policies.some((policy) => policy.orderId === orderId))
        .map(({ orderId }) => `payment ${orderId}`),
      ...policies
        .filter((policy) => settled(policy) && !charges.some(({ orderId }) => orderId === policy.orderId))
        .map(({ policyNumber }) => policyNumber),
    ]
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
          ({ email, cancelledAt }) =>
            email === policy.email && cancelledAt !== undefined && cancelledAt < charge.at,
        ),
      )
      .map(({ policy }) => policy.policyNumber)
  },

  'no email comes twice'({ emails }) {
    const words = emails.map(({ to, subject, text }) => `${to} ${subject} ${text}`)
    return emails
      .filter((_, place) => words.indexOf(words[place] ?? '') !== place)
      .map(({ to, subject, at }) => `${to}: ${subject} (${on(at)})`)
  },

  'every policy is sent to its customer within a day'({ policies, emails, now }) {
    return policies
      .filter(({ soldAt }) => now.getTime() - soldAt.getTime() > DAY_MS)
      .filter(
        ({ policyNumber, email }) =>
          !emails.some(({ to, text }) => to === email && text.includes(policyNumber)),
      )
      .map(({ policyNumber }) => policyNumber)
  },

  'a renewal follows its period without a gap'({ policies }) {
    return policies
      .filter(({ isRenewal }) => isRenewal)
      .filter(
        (next) =>
          !policies.some(
            ({ email, coverEnd }) =>
              email === next.email && Math.abs(coverEnd.getTime() - next.coverStart.getTime()) <= 60_000,
          ),
      )
      .map(({ policyNumber }) => policyNumber)
  },

  /** D-280: the day after, whoever is no longer insured is told so. Words are D-286's. */
  'nobody’s cover ends without an email that says so'({ policies, emails, now }) {
    return policies
      .filter(({ coverEnd, cancelledAt }) => {
        const days = daysBetween(londonDate(coverEnd), londonDate(now))
        return cancelledAt === undefined && days > 2
      })
      .filter(
        ({ email, coverEnd }) => !policies.some((next) => next.email === email && next.coverEnd > coverEnd),
      )
      .filter(
        ({ email, coverEnd }) =>
          !emails.some(
            ({ to, at, subject, text }) =>
              to === email &&
              at >= coverEnd &&
              /not insured|aren.t insured|cover (has )?ended/i.test(`${subject} ${text}`),
          ),
      )
      .map(({ policyNumber }) => policyNumber)
  },

  'the accounts agree'({ accounts }) {
    return accounts
  },
} as const satisfies Readonly<Record<string, Rule>>

/** Every broken promise, each with the rule that says so. */
export function brokenPromises(seen: Seen): readonly string[] {
  return Object.entries(rules).flatMap(([rule, broken]) => broken(seen).map((which) => `${rule}: ${which}`))
}

const DAY_MS = 86_400_000
/** Thirty-day policies are told six days before, years a week. */
const LEAST_DAYS = 6
const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hour12: false,
})

const on = (at: Date): string => longDate(londonDate(at) as LocalDate)

function renewalsCharged(policies: readonly SeenPolicy[], charges: readonly SeenCharge[]) {
  return policies
    .filter(({ isRenewal }) => isRenewal)
    .flatMap((policy) =>
      charges.filter(({ orderId }) => orderId === policy.orderId).map((charge) => ({ policy, charge })),
    )
}
