import { formatPence, pence } from '@milepost/domain/values/pence'
import type { Part, Rule } from './what-was-seen.ts'

const DAY_MS = 86_400_000

/** Our books against those of the card provider and the lender. */
export const ledgerRules = {
  'every policy was paid for, and every payment bought a policy'({ policies, charges, outages, now }) {
    const settled = (at: Date) =>
      now.getTime() - at.getTime() > DAY_MS &&
      !outages.some(({ from, to }) => from < now && to.getTime() + DAY_MS > at.getTime())
    return [
      ...charges
        .filter(({ at, orderId }) => settled(at) && !policies.some((policy) => policy.orderId === orderId))
        .map(({ orderId }) => `payment ${orderId}`),
      ...policies
        .filter(({ soldAt, orderId }) => settled(soldAt) && !charges.some((one) => one.orderId === orderId))
        .map(({ policyNumber }) => policyNumber),
    ]
  },

  /** What we booked as taken and returned is what the card provider did, to the penny. */
  'our accounts are the card provider’s'({ policies, charges, refunds, outages, now }) {
    if (outages.some(({ from, to }) => from < now && to.getTime() + DAY_MS > now.getTime())) return []
    const sumOf = (of: typeof charges, orderId: string) =>
      of.filter((each) => each.orderId === orderId).reduce((sum, each) => sum + each.pence, 0)
    return policies.flatMap(({ policyNumber, orderId, taken, returned }) => {
      const [theirs, back] = [sumOf(charges, orderId), sumOf(refunds, orderId)]
      return [
        ...(taken === theirs
          ? []
          : [`${policyNumber} taken ${inPounds(taken)}, charged ${inPounds(theirs)}`]),
        ...(returned === back
          ? []
          : [`${policyNumber} returned ${inPounds(returned)}, refunded ${inPounds(back)}`]),
      ]
    })
  },

  /** The mandate and the end of each loan, a day after they changed. */
  'the lender’s state is ours'({ loans, outages, now }) {
    return loans
      .filter(({ since }) => now.getTime() - since.getTime() > DAY_MS)
      .filter(
        ({ since }) =>
          !outages.some(
            ({ part, from, to }) =>
              (part === 'lender' || part === 'processes') &&
              from < now &&
              to.getTime() + DAY_MS > Math.max(since.getTime(), now.getTime() - DAY_MS),
          ),
      )
      .filter(({ ours, lenders }) => ours !== lenders)
      .map(({ policyNumber, ours, lenders }) => `${policyNumber}: ours ${ours}, the lender’s ${lenders}`)
  },

  'the accounts agree'({ accounts, outages, now }) {
    const away = outages.filter(({ from, to }) => from <= now && now.getTime() < to.getTime() + RETURN_MS)
    return accounts.filter(
      (words) => !away.some(({ part }) => provoked[part].some((check) => words.startsWith(check))),
    )
  },

  'nothing fails that was not made to fail'({ errors }) {
    return errors
  },
} as const satisfies Readonly<Record<string, Rule>>

/** What the check rightly finds while a part is away, and for an hour after that. */
const provoked: Readonly<Record<Part, readonly string[]>> = {
  processes: ['PROMISED_RENEWAL_MISSING', 'END_OF_COVER_NOT_TOLD', 'LENDER_NOT_ACKNOWLEDGED', 'LOCK_TOO_OLD'],
  mail: ['END_OF_COVER_NOT_TOLD'],
  cards: ['LOCK_TOO_OLD'],
  lender: ['LENDER_NOT_ACKNOWLEDGED'],
}
const RETURN_MS = 3_600_000

const inPounds = (amount: number) => formatPence(pence(amount))
