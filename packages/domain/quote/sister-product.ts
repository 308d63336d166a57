import type { Answers } from '../questions/answers.ts'
import { vehicleVerdict } from '../questions/vehicle/verdict.ts'
import { isMeasured, type Terms } from '../terms/terms.ts'
import { type LocalDate, yearsBetween } from '../values/local-date.ts'
import { isMaskedEmail, isMaskedLicenceNumber, isMaskedPhone } from '../values/masked.ts'
import type { ExplainedReason, Refusal } from './underwriting-reasons.ts'

/** Below this age a telematics product is preferred: how a customer drives says more than their experience. */
const MEASURED_BELOW = 25

const isHire = ({ drivers, use }: Terms) => drivers.asksTaxiBadge || use.uses.some((code) => code === 'H')

/** Reasons that only apply to one kind of product, and whether another is free of them. All others apply everywhere. */
const fallsAway: Partial<Record<ExplainedReason, (other: Terms) => boolean>> = {
  'young-hire-driver': (other) => !isHire(other),
  'hire-without-full-licence': (other) => !isHire(other),
  'public-hire-driver': (other) => !isHire(other),
  'not-owner-and-keeper': (other) => !other.use.ownerMustBeKeeper,
  // The vehicle itself is checked below.
  'van-not-taken': () => true,
}

/**
 * The same brand's product that would accept a customer this one refused: it insures the vehicle, and none of the stated reasons
 * applies there. None if there is a reason we do not state, because it would apply there too (END-01).
 */
export function sisterProduct(
  here: Terms,
  all: readonly Terms[],
  { answers, refusal, today }: { answers: Answers; refusal: Refusal; today: LocalDate },
): Terms | undefined {
  if (refusal.hasOthers || refusal.told.length === 0) return undefined
  const fitting = all.filter(
    (other) =>
      other.brand === here.brand &&
      other.id !== here.id &&
      insures(other, answers) &&
      refusal.told.every((reason) => fallsAway[reason]?.(other)),
  )
  const youngest = youngestAge(answers, today)
  const wantsMeasured = youngest !== undefined && youngest < MEASURED_BELOW
  return fitting.find((other) => isMeasured(other) === wantsMeasured) ?? fitting[0]
}

function insures(other: Terms, { vehicleDetails: { vehicleInfo } }: Answers): boolean {
  return vehicleInfo !== undefined && vehicleVerdict(vehicleInfo, other).kind === 'accepted'
}

function youngestAge({ proposerDetails, additionalDrivers }: Answers, today: LocalDate): number | undefined {
  const births = [proposerDetails, ...additionalDrivers].flatMap(({ dateOfBirth }) => dateOfBirth ?? [])
  return births.length === 0 ? undefined : Math.min(...births.map((birth) => yearsBetween(birth, today)))
}

/** The answers for another product, without the agreement made for this one, and without a use that the other does not offer. */
export function carriedOver(answers: Answers, to: Terms): Answers {
  const { hasAgreedDisclaimer: _agreed, ...coverDetails } = answers.coverDetails
  const { vehicleUse, ...vehicleDetails } = answers.vehicleDetails
  const isUse = to.use.uses.some((code) => code === vehicleUse)
  return {
    ...answers,
    proposerDetails: withoutMasked(answers.proposerDetails),
    additionalDrivers: answers.additionalDrivers.map(withoutMasked),
    coverDetails,
    vehicleDetails: { ...vehicleDetails, ...(vehicleUse !== undefined && isUse && { vehicleUse }) },
  }
}

/** A restored quote shows some answers masked; only that quote has the values, so elsewhere they are asked again (T23). */
function withoutMasked<Person extends object>(person: Person): Person {
  const isMasked = (value: unknown) =>
    isMaskedEmail(value) || isMaskedPhone(value) || isMaskedLicenceNumber(value)
  const left = { ...person }
  for (const [name, value] of Object.entries(person)) if (isMasked(value)) Reflect.deleteProperty(left, name)
  return left
}
