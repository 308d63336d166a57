import type { Answers } from '../questions/answers'
import { vehicleVerdict } from '../questions/vehicle/verdict'
import { isMeasured, type Terms } from '../terms/terms'
import { type LocalDate, yearsBetween } from '../values/local-date'
import { isMaskedEmail, isMaskedLicenceNumber, isMaskedPhone } from '../values/masked'
import type { ExplainedReason, Refusal } from './underwriting-reasons'

/** Under this age how somebody drives says more than how long they have. */
const MEASURED_BELOW = 25

const isHire = ({ drivers, use }: Terms) => drivers.asksTaxiBadge || use.uses.some((code) => code === 'H')

/** Reasons that belong to one kind of product, and whether another is free of them. All others are the same everywhere. */
const fallsAway: Partial<Record<ExplainedReason, (other: Terms) => boolean>> = {
  'young-hire-driver': (other) => !isHire(other),
  'hire-without-full-licence': (other) => !isHire(other),
  'public-hire-driver': (other) => !isHire(other),
  'not-owner-and-keeper': (other) => !other.use.ownerMustBeKeeper,
  // The vehicle itself is looked at below.
  'van-not-taken': () => true,
}

/**
 * The same brand's product that would take whom this one refused: it insures the vehicle, and nothing that was said against them
 * counts there. None, when there is something we do not tell: it would be said there again (END-01).
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

/** What was answered here, for another product: but what was agreed to for this one is agreed to again, and its own uses are asked. */
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

/** A quote given back shows some answers masked; only that quote knows them, so elsewhere they are asked for (T23). */
function withoutMasked<Person extends object>(person: Person): Person {
  const isMasked = (value: unknown) =>
    isMaskedEmail(value) || isMaskedPhone(value) || isMaskedLicenceNumber(value)
  const left = { ...person }
  for (const [name, value] of Object.entries(person)) if (isMasked(value)) Reflect.deleteProperty(left, name)
  return left
}
