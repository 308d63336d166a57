import { describe, expect, it } from 'vitest'
import type { Answers } from '../questions/answers.ts'
import { aDriver } from '../questions/people/testing.ts'
import { aVan } from '../questions/vehicle/testing.ts'
import { type JourneyId, journeyIds } from '../terms/identity.ts'
import { type ByJourney, rowOf } from '../testing/specified-journeys.ts'
import { type WizardStepName, wizardSteps } from './steps.ts'
import { answersOf, linesOf, type Persona, tableOf, walkOf } from './testing/persona.ts'
import { carrotPc, motorcadePc } from './testing/personas/car-personas.ts'
import { brieflyImpound } from './testing/personas/impound-personas.ts'
import { acornProtect, mypolicyTelematics } from './testing/personas/measured-personas.ts'
import { acornTaxi, flagTaxi } from './testing/personas/taxi-personas.ts'
import { acornCv, motorcadeCv } from './testing/personas/van-personas.ts'

const plain = answersOf('acorn_pc', { who: 'the plain customer' })

const acornPc: readonly Persona[] = [
  { who: 'an accountant who drives alone', skips: ['additionalDrivers'], tells: '' },
]

const personas: ByJourney<readonly Persona[]> = {
  acorn_pc: acornPc,
  acorn_cv: acornCv,
  acorn_taxi: acornTaxi,
  acorn_protect: acornProtect,
  briefly_impound: brieflyImpound,
  carrot_pc: carrotPc,
  motorcade_pc: motorcadePc,
  motorcade_cv: motorcadeCv,
  flag_taxi: flagTaxi,
  mypolicy_telematics: mypolicyTelematics,
}

/** Every answer of the plain car customer as read back, in the order asked. */
const plainTable = linesOf(`
  What is your vehicle registration? | AA19 AAA
  Your vehicle | Ford Fiesta, Hatchback, Petrol, Manual, 2019
  How much is your vehicle worth? | £9,000
  Have you bought the vehicle? | Yes
  When did you buy the vehicle? | 27 March 2022
  Are you the legal owner of the vehicle? | Yes
  Are you the registered keeper of the vehicle? | Yes
  What will the vehicle be used for? | Social, domestic and pleasure
  Where is the vehicle usually kept overnight? | Driveway
  How many miles will the vehicle be driven in a year? | Up to 8,000 miles
  Has the vehicle been imported? | No
  Is the vehicle left-hand drive? | No
  Has the vehicle been modified? | No
  What is your title? | Mr
  What is your first name? | Alan
  What is your surname? | Morgan
  What is your date of birth? | 27 March 1987
  What is your email address? | alan@morgan.example
  What is your main phone number? | 01134960100
  What is your marital status? | Single
  What is your home address? | 1 High Street, Leeds, LS1 1AA
  Do you own your home? | Yes
  Is your home address different to where the vehicle is kept overnight? | No
  Have you lived in the UK since birth? | Yes
  What is your employment status? | Employed
  What is your occupation? | Accountant
  What industry do you work in? | Accountancy
  Do you work full time? | Yes
  Do you have any other jobs? | No
  Do you have a full UK driving licence? | Yes
  When did you get this licence? | 1 July 2006
  Have you had any motoring convictions in the last 5 years? | No
  Do you have any unspent criminal convictions? | No
  Have you had any motoring claims, accidents or losses in the last 5 years? | No
  Has an insurer ever refused to cover you? | No
  Will anyone else drive the vehicle? | No
  What is your driving licence number? | MORGA 803277 A99 AB
  Which level of cover do you want? | Comprehensive
  When do you want your cover to start? | 20 November 2026 at 09:30
  How much voluntary excess do you want? | £250
  How many years of no claims discount do you have? | None
  I have read and agree to the disclaimer | Agreed`)

/** Questions that none of these people is asked. */
const askedOfOthers = linesOf(`
  Which of these is your car?
  What type of vehicle is it?
  How did you hear about us?
  Is that policy with us?
  How long have you been a named driver on that policy?
  How long have you driven a company car?
  How long have you driven a company car without a claim?
  Is this quote for a second car?
  Why did your last policy with us end?
  What type of policy did you have with us?
  How many days did you have the policy for?
  How many months did you have the policy for?
  What type of policy do you have now?
  How many months in a row have you been insured with us?
  How many full years of no claims discount do you have?
  When did the driver start living in the UK?
  Does the driver drive a taxi full time?
  What type of student is the driver?
  What is the driver's other occupation?
  What industry is the driver's other job in?
  What type of driving licence does the driver have?
  What type of taxi badge does the driver have?
  When was the driver's taxi badge first issued?
  Has the driver had any motoring claims, accidents or losses in the last 5 years?
  The driver's claims, accidents and losses
  The driver's motoring convictions
  Conviction 1: When did the ban start?
  Conviction 1: When did the ban end, or when will it end?`)

/** A question not listed here was added later, and its own test says when it is asked. */
const known = new Set(
  [
    ...Object.values(personas).flatMap((each) => each.map(({ tells }) => linesOf(tells))),
    plainTable,
    askedOfOthers,
  ]
    .flat()
    .map(questionOf),
)

function knownTableOf(journey: JourneyId, answers: Answers): readonly string[] {
  return tableOf(journey, answers).filter((line) => known.has(questionOf(line)))
}

it('reads back every answer of the plain car customer, in the order asked', () => {
  expect(knownTableOf('acorn_pc', plain)).toEqual(plainTable)
})

describe.each(journeyIds)('on %s', (journey) => {
  const people = rowOf(personas, journey).map((persona) => [persona.who, persona] as const)
  it.each(people)('%s is asked only the questions that apply to them [NAV-24]', (_who, persona) => {
    const answers = answersOf(journey, persona)
    const { path, missing, lastCompleted } = walkOf(journey, answers)
    expect(path).toEqual(wizardSteps.map(({ name }) => name).filter((step) => !persona.skips.includes(step)))
    expect(missing).toEqual([])
    expect(lastCompleted).toBe('vehicleCover')

    const own = knownTableOf(journey, answers)
    const asked = own.map(questionOf)
    expect(own.filter((line) => !plainTable.includes(line))).toEqual(linesOf(persona.tells))
    expect(plainTable.map(questionOf).filter((question) => !asked.includes(question))).toEqual(
      linesOf(persona.isNotAsked ?? ''),
    )
  })
})

function questionOf(line: string): string {
  return line.split(' | ')[0] ?? line
}

const refused: readonly {
  journey: JourneyId
  person: Omit<Persona, 'skips' | 'tells'>
  stopsAt: WizardStepName
  words: string
}[] = [
  {
    journey: 'briefly_impound',
    person: {
      who: 'the owner who is not the keeper',
      vehicle: { annualMileage: 1_000, isRegisteredKeeper: false },
    },
    stopsAt: 'vehicleDetailsTwo',
    words: 'We can only provide impound insurance to the legal owner and registered keeper of the vehicle',
  },
  {
    journey: 'carrot_pc',
    person: { who: 'a customer with four other drivers', drivers: [aDriver, aDriver, aDriver, aDriver] },
    stopsAt: 'additionalDrivers',
    words: 'You can add up to 3 additional drivers. Please remove a driver to continue',
  },
  {
    journey: 'flag_taxi',
    person: { who: 'a customer with a van', vehicle: { vehicleUse: 'PR', vehicleInfo: aVan } },
    stopsAt: 'vehicleDetails',
    words: 'We can only insure cars licensed as taxis on this policy. Please enter a car registration.',
  },
]

it.each(refused)('on $journey $person.who stops at $stopsAt', ({ journey, person, stopsAt, words }) => {
  const { furthest, missing } = walkOf(journey, answersOf(journey, person))
  expect(furthest).toBe(stopsAt)
  expect(missing.map(({ message }) => message)).toContain(words)
})
