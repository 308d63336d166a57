import { firmOf } from '@milepost/brands/brands'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { withNeverAsked } from '@milepost/domain/journeys/never-asked'
import type { CoverTerms } from '@milepost/domain/lines/line'
import { fold } from '@milepost/domain/lists/search'
import { noAnswers } from '@milepost/domain/questions/answers'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import { addOnCodes, isAddOnCode } from '@milepost/domain/quote/add-ons'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import type { Arrival, Card, Payment, Person } from '../person.ts'
import { answersIn, type Keys } from './answer.ts'
import { namedDriverIn, policyholderIn, policyholderKeys } from './driver.ts'
import { expectedIn } from './expected.ts'
import { PersonaSection } from './persona-section.ts'
import { startDay, startLooksLike } from './time.ts'
import { vehicleIn, vehicleKeys } from './vehicle.ts'

export type Written = { file: string; text: string; typical: string }

const coverKeys: Keys = {
  level: 'levelOfCover',
  'voluntary excess': 'voluntaryExcess',
  'no-claims years': 'yearsOfNoClaimsDiscount',
  'protect no-claims': 'protectNoClaimsDiscount',
  'earned on': 'typeOfPolicyNCDEarned',
}

const payments: Readonly<Record<string, Payment>> = {
  'in full by card': { by: 'card', term: 'year', renews: false },
  'in full by wallet': { by: 'wallet', term: 'year', renews: false },
  'in full by account': { by: 'account', term: 'year', renews: false },
  monthly: { by: 'direct debit', term: 'year', renews: false },
  '30 days by card': { by: 'card', term: '30 days', renews: false },
  '30 days by card, renewing': { by: 'card', term: '30 days', renews: true },
}

const arrivals: Readonly<Record<string, Arrival>> = {
  'by themselves': 'by themselves',
  'from a comparison site': 'from a comparison site',
  'after a cancellation': 'after a cancellation',
  'with a saved quote': 'with a saved quote',
} satisfies Record<Arrival, Arrival>

const cards: Readonly<Record<string, Card>> = {
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  'Visa, which asks its bank': 'Visa, which asks its bank',
  'declined, then Visa': 'declined, then Visa',
} satisfies Record<Card, Card>

/** A person from their file, on a given day. Reports every mistake in the file together. */
export function readPerson({ file, text, typical }: Written, today: LocalDate): Person {
  const section = PersonaSection.in(file, text, typical)
  const journey = journeyIn(section)
  const asking: Asking<AnySubject> = { terms: journeys[journey], answers: noAnswers, subject: {}, today }
  const [coverSection, vehicleSection, policyholderSection] = [
    section.part('cover'),
    section.part('vehicle'),
    section.part('policyholder'),
  ]
  const cover = coverIn(coverSection, asking)
  const { vehicle, registration } = vehicleIn(vehicleSection, asking, cover.start)
  const drivers = section.parts('other drivers', 'other driver').map((each) => namedDriverIn(each, asking))
  const policyholder = policyholderIn(policyholderSection, asking)
  const here = { ...asking, definition: journeyDefinition }
  // A question that the files have no key for gets the answer assumed for policies that were never asked it (D-266).
  const { answers } = withNeverAsked(
    {
      ...noAnswers,
      vehicleDetails: vehicle,
      proposerDetails: { ...policyholder, hasAdditionalDriver: drivers.length > 0 },
      coverDetails: cover.answers,
      additionalDrivers: drivers,
    },
    here,
  )
  const { answers: applicable, missing } = journeyProgress(
    { ...answers, coverDetails: { ...answers.coverDetails, hasAgreedDisclaimer: true } },
    {},
    here,
  )
  if (section.isSound()) {
    // The look-up finds the vehicle, and its answers depend on what that returns.
    for (const { field, message, step } of missing)
      if (step !== 'vehicleDetails') section.addMistake(field, message)
    refuseUnasked(policyholderSection, policyholderKeys, applicable.proposerDetails)
    refuseUnasked(vehicleSection, vehicleKeys, applicable.vehicleDetails)
    refuseUnasked(coverSection, coverKeys, applicable.coverDetails)
  }
  const person: Person = {
    file,
    who: section.needed('who'),
    journey,
    proves: provesIn(section),
    arrives: section.oneOf('comes', arrivals) ?? 'by themselves',
    // The typical answers of a taxi driver are dropped for a person who is not asked about them.
    answers: {
      ...answers,
      proposerDetails: applicable.proposerDetails,
      additionalDrivers: applicable.additionalDrivers,
    },
    registration,
    extras: extrasIn(section, asking.terms.cover),
    pays: section.oneOf('pays', payments),
    card: section.oneOf('card', cards) ?? 'Visa',
    readBack: section.texts('reads back'),
    expected: expectedIn(section.part('must come out')),
  }
  section.close()
  return person
}

/** Reports an answer that this person is never asked for: a mistake, because it would change nothing. */
function refuseUnasked(section: PersonaSection, keys: Keys, applicable: AnySubject): void {
  for (const [key, name] of Object.entries(keys))
    if (section.isOwn(key) && applicable[name] === undefined)
      section.addMistake(key, 'this person is not asked it on this journey, or not after their other answers')
}

/** Requirement ids, separated by spaces. */
function provesIn(section: PersonaSection): readonly string[] {
  const ids = (section.words('proves') ?? '').split(' ').filter((id) => id !== '')
  for (const id of ids)
    if (!/^[A-Z]{3}-\d{2}$/.test(id))
      section.addMistake('proves', `"${id}" is not a requirement such as END-01`)
  return ids
}

/** "Acorn car insurance": a brand and its product, in any case. */
function journeyIn(section: PersonaSection): JourneyId {
  const words = section.needed('journey')
  const nameOf = (id: JourneyId) => `${firmOf(journeys[id].brand).name} ${journeys[id].name}`
  const found = journeyIds.find((id) => fold(nameOf(id)) === fold(words))
  if (found !== undefined) return found
  section.addMistake('journey', `"${words}" is none of: ${journeyIds.map(nameOf).join('; ')}`)
  return 'acorn_pc'
}

function coverIn(section: PersonaSection, asking: Asking<AnySubject>) {
  const { vehicleCover } = journeyDefinition.steps
  const answers = answersIn(
    section,
    coverKeys,
    vehicleCover.flatMap(({ ask }) => ask),
    asking,
  )
  const words = section.words('starts') ?? 'tomorrow'
  const start = startDay(words, asking.today)
  if (start === undefined) section.addMistake('starts', `"${words}" is not ${startLooksLike}`)
  section.done()
  const date = start ?? addDays(asking.today, 1)
  return {
    start: date,
    answers: { ...answers, effectiveFrom: { date, hour: 9, minute: 0 } },
  }
}

/** The extras that a person adds on results. */
function extrasIn(section: PersonaSection, cover: CoverTerms): Person['extras'] {
  const known = Object.keys(addOnCodes).flatMap((code) =>
    isAddOnCode(code) ? [{ code, title: addOnWords({ code, description: '' }, cover).title }] : [],
  )
  return section.texts('extras').flatMap((words) => {
    const found = known.find(({ title }) => title === words)
    if (!found)
      section.addMistake('extras', `"${words}" is none of: ${known.map(({ title }) => title).join('; ')}`)
    return found ?? []
  })
}
