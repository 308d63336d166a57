import type { Answers } from '@milepost/domain/questions/answers'
import { isSamePerson } from '@milepost/domain/quote/same-person'
import type { Approval } from '@milepost/domain/referral/approval'
import { measures } from '@milepost/domain/referral/issue'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { Approved } from '@milepost/pricing/referral'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { QuoteStore, StoredQuote } from './ports.ts'

/**
 * What underwriters have approved for a quote, as far as it applies to these answers. The approval of a person or a vehicle
 * follows them to another position in the list, and ends when they are removed.
 */
export async function approvedFor(
  quote: StoredQuote,
  answers: Answers,
  risk: Risk,
  { quotes }: { quotes: Pick<QuoteStore, 'findVersion'> },
): Promise<Approved | undefined> {
  const { approved, current } = quote
  if (approved === undefined) return undefined
  const decided =
    approved.version === current.version ? current : await quotes.findVersion(quote, approved.version)
  if (decided === undefined) return undefined
  return {
    approvals: approved.approvals.flatMap((approval) => holdingFor(approval, decided.answers, answers)),
    isSameVersion: isSameRisk(decided.risk, risk),
    terms: approved.terms,
    on: approved.on,
  }
}

function holdingFor(approval: Approval, before: Answers, now: Answers): readonly Approval[] {
  switch (measures[approval.code].about) {
    case 'quote':
      return [approval]
    case 'vehicle':
      return plateOf(before) === plateOf(now) ? [approval] : []
    case 'driver': {
      const person = approval.driver === 'none' ? undefined : driversOf(before)[approval.driver]
      const driver = person === undefined ? -1 : driversOf(now).findIndex(isSamePerson(person))
      return driver === -1 ? [] : [{ ...approval, driver }]
    }
  }
}

/** In the order of the risk: the proposer first. */
const driversOf = ({ proposerDetails, additionalDrivers }: Answers) => [proposerDetails, ...additionalDrivers]

const plateOf = ({ vehicleDetails: { registration } }: Answers) =>
  registration === undefined ? undefined : compactRegistration(registration)

/** A different day of rating or a different start of cover does not make it another risk. */
function isSameRisk(one: Risk, other: Risk): boolean {
  const answersOf = ({ ratedOn: _day, cover: { start: _start, ...cover }, ...risk }: Risk) =>
    JSON.stringify({ ...risk, cover })
  return answersOf(one) === answersOf(other)
}
