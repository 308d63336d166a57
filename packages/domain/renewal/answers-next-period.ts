import { ratings } from '../lines/lines.ts'
import { noClaimsYears } from '../lists/cover.ts'
import type { Answers, CoverDetails, PersonDetails } from '../questions/answers.ts'
import type { Terms } from '../terms/terms.ts'
import { addYears, type LocalDate } from '../values/local-date.ts'
import { londonDate } from '../values/london-time.ts'

/** The answers for the period that begins on this day: only the start changes. */
export function answersFrom(answers: Answers, start: LocalDate): Answers {
  return {
    ...answers,
    coverDetails: { ...answers.coverDetails, effectiveFrom: { date: start, hour: 0, minute: 0 } },
  }
}

/**
 * The answers a year on. A year without a known claim adds one year of no-claims discount (SUB-07); claims and convictions too
 * old to be asked about are dropped (CLM-06, CNV-08).
 */
export function answersAYearOn(
  answers: Answers,
  { start, since, today, terms }: { start: LocalDate; since: LocalDate; today: LocalDate; terms: Terms },
): Answers {
  const { coverDetails, ...moved } = answersFrom(withoutOldHistory(answers, terms, today), start)
  return {
    ...moved,
    coverDetails: hasClaimSince(answers, since) ? coverDetails : withAnotherYear(coverDetails, terms),
  }
}

/** The answers without claims and convictions too old to be asked about (CLM-06, CNV-08). */
export function withoutOldHistory(answers: Answers, terms: Terms, today: LocalDate): Answers {
  const recent = <Person extends PersonDetails>(person: Person) => withRecentHistory(person, terms, today)
  return {
    ...answers,
    proposerDetails: recent(answers.proposerDetails),
    additionalDrivers: answers.additionalDrivers.map(recent),
  }
}

export function hasClaimSince({ proposerDetails, additionalDrivers }: Answers, since: LocalDate): boolean {
  return [proposerDetails, ...additionalDrivers].some(({ motoringClaims = [] }) =>
    motoringClaims.some(({ dateOfClaim }) => dateOfClaim !== undefined && dateOfClaim >= since),
  )
}

/**
 * Ten means ten or more. A customer without a discount was not asked for its details, so those are set from their policy with us.
 */
function withAnotherYear(cover: CoverDetails, terms: Terms): CoverDetails {
  const place = noClaimsYears.findIndex(({ code }) => code === cover.yearsOfNoClaimsDiscount)
  const years = noClaimsYears[Math.min(place + 1, noClaimsYears.length - 1)]?.code
  if (place === -1 || years === undefined) return cover
  return {
    ...cover,
    yearsOfNoClaimsDiscount: years,
    protectNoClaimsDiscount: cover.protectNoClaimsDiscount ?? false,
    ...(terms.cover.asksNoClaimsEarnedOn && {
      // A year on a taxi policy counts as earned on a taxi, one on a van policy as earned on a van.
      typeOfPolicyNCDEarned: cover.typeOfPolicyNCDEarned ?? ratings[terms.rating.line].noClaimsEarnedOn,
    }),
  }
}

function withRecentHistory<Person extends PersonDetails>(
  person: Person,
  { drivers }: Terms,
  today: LocalDate,
): Person {
  const { motoringClaims: claims = [], motoringConvictions: convictions = [] } = person
  const claimsSince = addYears(today, -drivers.claimsLookBackYears)
  const convictionsSince = addYears(today, -drivers.convictionsLookBackYears)
  const motoringClaims = claims.filter(({ dateOfClaim }) => !dateOfClaim || dateOfClaim >= claimsSince)
  const motoringConvictions = convictions.filter(
    ({ convictionDate }) => !convictionDate || convictionDate >= convictionsSince,
  )
  return {
    ...person,
    ...(claims.length > 0 && { motoringClaims, hasMotoringClaims: motoringClaims.length > 0 }),
    ...(convictions.length > 0 && {
      motoringConvictions,
      hasMotoringConvictions: motoringConvictions.length > 0,
    }),
  }
}

/**
 * Whether a price was carried over from the period before: it then holds until its quote ends, on any day (SUB-08, D-262). Only
 * such a price was rated before its quote was made; once the customer changes an answer it is rated again.
 */
export function isTakenOver(ratedOn: LocalDate, quotedAt: Date): boolean {
  return ratedOn < londonDate(quotedAt)
}
