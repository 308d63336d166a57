import { addDays, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { endOfLondonDay, instantOf, londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import type { Rule, Seen, SeenEmail, SeenPolicy } from './what-was-seen.ts'

const DAY_MS = 86_400_000

/** How long before its last day a policy that does not renew is spoken of, by its term; -1 is the day after (D-280). */
const noticeDays = { annual: [28, 7, 1, -1], 'thirty-day': [6, 1, -1], impound: [6, 1, -1] } as const

/** What customers are told of ends and cancellations. */
export const emailRules = {
  /** D-280. A notice whose day fell into an outage may be late or left out; the word that cover has ended may only be late. */
  'every end of cover is told on each of its days'(seen) {
    return seen.policies.flatMap((policy) => {
      const since = endsSince(policy, seen)
      if (since === undefined) return []
      const lastDay = londonDate(policy.coverEnd)
      return noticeDays[policy.term]
        .map((days) => addDays(lastDay, -days))
        .filter((day) => startOfLondonDay(day) > since && eveningOf(day) < seen.now)
        .filter((day) => !isCancelledBy(policy, endOfLondonDay(day)) && !isFollowed(policy, seen, day))
        .filter((day) => !wasAway(seen, day) && !seen.emails.some((email) => tells(email, policy, day)))
        .map((day) => `${policy.policyNumber} (${policy.email}) ends ${lastDay}: nothing on ${day}`)
    })
  },

  /** D-280: a customer who is no longer insured is told so. Words are D-286's. */
  'nobody’s cover ends without an email that says so'(seen) {
    return seen.policies
      .filter((policy) => !isCancelledBy(policy, policy.coverEnd))
      .filter(({ coverEnd }) => seen.now.getTime() - coverEnd.getTime() > 2 * DAY_MS)
      .filter((policy) => !wasAwayBetween(seen, policy.coverEnd, seen.now, 2))
      .filter((policy) => !isFollowed(policy, seen, londonDate(seen.now)))
      .filter(
        (policy) =>
          !seen.emails.some(
            (email) =>
              email.to === policy.email &&
              email.at >= policy.coverEnd &&
              /not insured|aren.t insured|cover (has )?ended/i.test(`${email.subject} ${email.text}`),
          ),
      )
      .map(({ policyNumber, email }) => `${policyNumber} (${email})`)
  },

  /** D-286: when a cancellation is asked for with its last day, and again when cover has ended by it. */
  'every cancellation is told with its end'(seen) {
    return seen.policies.flatMap(({ policyNumber, email: to, cancellation }) => {
      if (cancellation === undefined) return []
      const { askedAt, endsAt } = cancellation
      const wasSent = (after: Date, what: RegExp) =>
        seen.emails.some(
          (email) =>
            email.to === to &&
            email.at >= after &&
            what.test(email.subject) &&
            email.text.includes(policyNumber),
        )
      const isDue = (at: Date) =>
        seen.now.getTime() - at.getTime() > DAY_MS && !wasAwayBetween(seen, at, seen.now, 2)
      const day = longDate(londonDate(endsAt))
      return [
        ...(endsAt > askedAt && isDue(askedAt) && !wasSent(askedAt, /policy ends on|cancelling your/)
          ? [`${policyNumber} (${to}): no notice that it ends on ${day}`]
          : []),
        ...(isDue(endsAt) && !wasSent(endsAt, /has been cancelled/)
          ? [`${policyNumber} (${to}): not told that it ended on ${day}`]
          : []),
      ]
    })
  },

  'a cancelled policy gets no certificate and no word of a renewal'({ policies, emails }) {
    return policies.flatMap(({ policyNumber, cancellation }) =>
      emails
        .filter(({ text }) => cancellation !== undefined && text.includes(policyNumber))
        .filter(
          ({ at, subject, attached }) =>
            cancellation !== undefined &&
            ((at > cancellation.endsAt && attached.some((name) => /certificate/i.test(name))) ||
              (at > cancellation.askedAt && /renewal|next .* payment|cover ends/i.test(subject))),
        )
        .map(({ subject, to, at }) => `${policyNumber} ${to}: ${subject} at ${at.toISOString()}`),
    )
  },

  'every policy is sent to its customer within a day'(seen) {
    return seen.policies
      .filter(({ soldAt }) => seen.now.getTime() - soldAt.getTime() > DAY_MS)
      .filter(({ soldAt }) => !wasAwayBetween(seen, soldAt, seen.now, 1))
      .filter(
        ({ policyNumber, email }) =>
          !seen.emails.some(({ to, text }) => to === email && text.includes(policyNumber)),
      )
      .map(({ policyNumber }) => policyNumber)
  },

  /** F21. Links differ each time, so they do not make another email of the same words. A refused card is told each time. */
  'no email comes twice'({ emails }) {
    const words = emails.map(({ to, subject, text }) => `${to} ${subject} ${withoutLinks(text)}`)
    const first = new Map(words.map((each, place) => [each, place] as const).reverse())
    return emails.flatMap(({ to, subject, at }, place) => {
      const before = emails[first.get(words[place] ?? '') ?? place]
      if (before === undefined || before === emails[place]) return []
      const isAnotherTry =
        /didn.t go through/.test(subject) && at.getTime() - before.at.getTime() >= DAY_MS / 8
      return isAnotherTry ? [] : [`${to}: ${subject} (${before.at.toISOString()} and ${at.toISOString()})`]
    })
  },
} as const satisfies Readonly<Record<string, Rule>>

const withoutLinks = (text: string) => text.replace(/[\w-]{43}/g, '')

/** Since when it is known that a policy ends: the sale, or the customer's stop. None for one that may still renew. */
function endsSince(policy: SeenPolicy, { stops }: Seen): Date | undefined {
  if (!policy.renews) return policy.soldAt
  return stops.find(({ email, at }) => email === policy.email && at > policy.soldAt && at < policy.coverEnd)
    ?.at
}

const isCancelledBy = ({ cancellation }: SeenPolicy, at: Date) =>
  cancellation !== undefined && cancellation.askedAt <= at

/** Bought again, by card or by the customer, before the end of that day. */
const isFollowed = ({ email, soldAt, coverEnd }: SeenPolicy, { policies }: Seen, day: LocalDate) =>
  policies.some(
    (next) =>
      next.email === email &&
      next.soldAt > soldAt &&
      next.coverEnd > coverEnd &&
      next.soldAt <= endOfLondonDay(day),
  )

const tells = ({ to, at, text }: SeenEmail, { policyNumber, email, coverEnd }: SeenPolicy, day: LocalDate) =>
  to === email &&
  londonDate(at) === day &&
  text.includes(policyNumber) &&
  text.includes(longDate(londonDate(coverEnd)))

const eveningOf = (day: LocalDate) => instantOf({ date: day, hour: 9, minute: 30 })

/** Whether emails could not leave at some time of that day, or were just leaving after such a day. */
const wasAway = (seen: Seen, day: LocalDate) =>
  wasAwayBetween(seen, startOfLondonDay(addDays(day, -1)), endOfLondonDay(day), 0)

export function wasAwayBetween({ outages }: Pick<Seen, 'outages'>, from: Date, to: Date, graceDays: number) {
  return outages.some(
    (outage) =>
      (outage.part === 'mail' || outage.part === 'processes') &&
      outage.from < to &&
      outage.to.getTime() + graceDays * DAY_MS > from.getTime(),
  )
}
