import { descOf } from '../lists/code-list.ts'
import { noClaimsYears } from '../lists/cover.ts'
import { needsLicenceNumber } from '../lists/licence.ts'
import type { Answers, PersonDetails } from '../questions/answers.ts'
import { hasNoClaimsDiscount } from '../questions/cover/no-claims-discount.ts'
import { licenceTypeOf } from '../questions/people/derived-answers.ts'
import { nameOfPerson } from '../questions/people/rules.ts'
import { isSamePerson } from '../quote/same-person.ts'
import { isMeasured, type Terms } from '../terms/terms.ts'
import { listInWords } from '../values/list-in-words.ts'
import { addDays, longDate } from '../values/local-date.ts'
import { compactRegistration } from '../values/registration.ts'
import { insuredDrivers } from './purchase-questions.ts'

/** A proof the customer must provide: what, by when, and what happens without it. */
export type Proof = { code: ProofCode; title: string; what: string; by: string; otherwise: string }

export type ProofCode =
  | 'no-claims'
  | 'dvla-record'
  | 'foreign-licence'
  | 'taxi-licences'
  | 'release'
  | 'device'

/** Days from the start of cover. */
const NO_CLAIMS_DAYS = 21
const LICENCE_DAYS = 14
const DEVICE_DAYS = 14

/**
 * The proofs this customer must provide after purchase, stated before they pay. Of a policy that follows another only what is new: what
 * was asked for then is not asked for again, and a year earned with us is not proved to us.
 */
export function proofsAsked(
  terms: Pick<Terms, 'cover' | 'drivers' | 'rating'>,
  answers: Answers,
  telematics: { deviceProvider: string | undefined },
  before?: Answers,
): readonly Proof[] {
  const within = (days: number) => withinDays(answers, days)
  return [
    ...release(terms),
    ...noClaims(answers, within, before),
    ...licences(answers, within, before),
    ...taxiLicences(terms, answers, within, before),
    ...(isSameVehicle(answers, before) ? [] : device(terms, telematics, within)),
  ]
}

type Within = (days: number) => string

/** Shown or asked for before: one year more than then was earned with us. */
function isEarnedWithUs(
  { coverDetails: { yearsOfNoClaimsDiscount: now } }: Answers,
  before: Answers | undefined,
) {
  const shown = before?.coverDetails.yearsOfNoClaimsDiscount
  return now !== undefined && shown !== undefined && Number(now) <= Number(shown) + 1
}

/** A person whose licence was asked about before, and is the same kind of licence. */
function isKnown(person: PersonDetails, before: Answers | undefined): boolean {
  const then = before && [before.proposerDetails, ...insuredDrivers(before)]
  return (then ?? []).some(
    (known) => isSamePerson(known)(person) && licenceTypeOf(known) === licenceTypeOf(person),
  )
}

function isSameVehicle({ vehicleDetails: now }: Answers, before: Answers | undefined): boolean {
  const then = before?.vehicleDetails.registration
  return (
    then !== undefined &&
    now.registration !== undefined &&
    compactRegistration(then) === compactRegistration(now.registration)
  )
}

function noClaims(answers: Answers, within: Within, before: Answers | undefined): readonly Proof[] {
  const { coverDetails } = answers
  if (isEarnedWithUs(answers, before)) return []
  const years = coverDetails.yearsOfNoClaimsDiscount
  if (years === undefined || !hasNoClaimsDiscount(coverDetails)) return []
  return [
    {
      code: 'no-claims',
      title: 'Your no claims discount',
      what: `A renewal letter or a statement from your last insurer that shows ${descOf(noClaimsYears, years)} without a claim. It must be in your name and from the last 2 years.`,
      by: within(NO_CLAIMS_DAYS),
      otherwise: "We may cancel your policy, with seven days' notice.",
    },
  ]
}

/** DVLA licences are looked up by number; other licences have to be shown. */
function licences(answers: Answers, within: Within, before: Answers | undefined): readonly Proof[] {
  const everyone = [answers.proposerDetails, ...insuredDrivers(answers)]
  const people = everyone.filter((person) => !isKnown(person, before))
  const ours = people.filter(isDvla)
  const foreign = people.filter((person) => !isDvla(person))
  return [
    ...(ours.length > 0 ? [dvlaRecord(ours.length)] : []),
    ...(foreign.length > 0 ? [foreignLicence(foreign, answers, within)] : []),
  ]
}

function isDvla(person: PersonDetails): boolean {
  const type = licenceTypeOf(person)
  return type === undefined || needsLicenceNumber(type)
}

function dvlaRecord(drivers: number): Proof {
  return {
    code: 'dvla-record',
    title: drivers > 1 ? 'Driving licences' : 'Your driving licence',
    what: `With your agreement, we'll check ${drivers > 1 ? 'every licence' : 'your licence'} with the DVLA. We'll only ask for a check code if we can't. You get one from "View or share your driving licence information" on GOV.UK.`,
    by: 'Within 7 days of our request',
    otherwise:
      "If the record differs from your answers, or we can't check it, we may cancel your policy, with seven days' notice.",
  }
}

function foreignLicence(people: readonly PersonDetails[], answers: Answers, within: Within): Proof {
  const isMany = people.length > 1
  const own = isMany ? 'your own' : 'your'
  const whose = listInWords(
    people.map((person) =>
      person === answers.proposerDetails ? own : `${nameOfPerson(person) ?? 'the driver'}'s`,
    ),
  )
  return {
    code: 'foreign-licence',
    title: isMany ? 'Licences from outside the UK' : 'A licence from outside the UK',
    what: isMany
      ? `A photo of both sides of these driving licences: ${whose}.`
      : `A photo of both sides of ${whose} driving licence.`,
    by: within(LICENCE_DAYS),
    otherwise: "We may cancel your policy, with seven days' notice.",
  }
}

function taxiLicences(
  { drivers }: Pick<Terms, 'drivers'>,
  answers: Answers,
  within: Within,
  before: Answers | undefined,
): readonly Proof[] {
  if (!drivers.asksTaxiBadge) return []
  const people = [answers.proposerDetails, ...insuredDrivers(answers)]
  if (isSameVehicle(answers, before) && people.every((person) => isKnown(person, before))) return []
  return [
    {
      code: 'taxi-licences',
      title: 'Your taxi licences',
      what: "A photo of every driver's badge, and of the licence (the plate) that your authority gave the vehicle.",
      by: within(LICENCE_DAYS),
      otherwise:
        "Carrying passengers for hire is not covered without both licences. We may cancel your policy, with seven days' notice.",
    },
  ]
}

function release({ cover }: Pick<Terms, 'cover'>): readonly Proof[] {
  if (cover.term !== 'impound') return []
  return [
    {
      code: 'release',
      title: 'At the pound',
      what: "Your certificate of insurance, which we'll email when you buy; your driving licence or passport; proof of your address; and proof that the vehicle is yours, such as its log book (V5C). You will also need to pay the pound's own charges.",
      by: 'When you collect the vehicle. Ask the pound today how long they will keep it',
      otherwise:
        "The pound won't release the vehicle. Storage is charged by the day, and the vehicle may be sold or scrapped.",
    },
  ]
}

function device(
  terms: Pick<Terms, 'rating'>,
  { deviceProvider }: { deviceProvider: string | undefined },
  within: Within,
): readonly Proof[] {
  if (!isMeasured(terms)) return []
  return [
    {
      code: 'device',
      title: 'Your telematics device',
      what: `Have the device fitted. ${deviceProvider ?? 'Our device partner'} will contact you to arrange it, free of charge. It must then stay connected.`,
      by: within(DEVICE_DAYS),
      otherwise: "We may cancel your policy, with seven days' notice.",
    },
  ]
}

/** As a date if the start is known, so that the customer does not have to count days. */
function withinDays({ coverDetails }: Answers, days: number): string {
  const start = coverDetails.effectiveFrom?.date
  const words = `${days} days after cover starts`
  return start === undefined
    ? `Within ${days} days of the start of cover`
    : `By ${longDate(addDays(start, days))}, ${words}`
}
