import type { Answers } from '../questions/answers.ts'
import { type AnySubject, type Asking, wordsOf } from '../questions/asking.ts'
import { yesOrNo } from '../questions/kinds/yes-no.ts'
import { mainDriver } from '../questions/people/driver-list.ts'
import { askingAboutDriver, driverField } from '../questions/people/drivers.ts'
import { driverQuestions } from '../questions/people/person-questions.ts'
import { nameOfPerson } from '../questions/people/rules.ts'
import { theDriver, type Whose, you } from '../questions/people/whose.ts'
import { type AnyQuoteQuestion, isAsked } from '../questions/question.ts'
import { formatPounds, fromPounds } from '../values/pence.ts'
import type { VehicleInfo } from '../values/vehicle-info.ts'
import { isIdentified } from '../values/vehicle-match.ts'
import { type EntryInWords, entriesInWords, summaryOf } from './entries-in-words.ts'
import { askingOf } from './journey-progress.ts'
import type { Provenance, Source } from './provenance.ts'
import { type Circumstances, fieldName } from './step-fields.ts'
import { labelOf, type WizardStepName } from './steps.ts'

/** One answer as read back to the customer, in the words of its question. */
export type AnswerInWords = {
  /** Its place in the answers: "proposerDetails.dateOfBirth". */
  field: string
  question: string
  answer: string
  /** The source of the answer, if not the customer. */
  source?: Source
  /** The answers about each entry, for a list. */
  entries?: readonly EntryInWords[]
}

/** The answers of one step, or about one additional driver. */
export type Chapter = {
  step: WizardStepName
  title: string
  /** The name of the driver the chapter is about. */
  driver?: string
  answers: readonly AnswerInWords[]
}

/**
 * Every answer as it is read back to the customer: on the page for checking answers, next to a price and in a statement of fact.
 * Answers to questions that are not asked on this path are left out. A document is emailed and stored for years, so secrets are
 * masked in it; they are not masked on the page of the customer who typed them.
 */
export function answersInWords(
  path: readonly WizardStepName[],
  answers: Answers,
  here: Circumstances,
  provenance: Provenance = {},
  { masksSecrets = false } = {},
): readonly Chapter[] {
  const how = { provenance, masksSecrets }
  const chapters = path.flatMap((step): readonly Chapter[] =>
    step === 'additionalDrivers'
      ? driverChapters(answers, here, how)
      : [{ step, title: labelOf(step), answers: answersOfStep(step, answers, here, how) }],
  )
  return chapters.filter((chapter) => chapter.answers.length > 0)
}

function answersOfStep(
  step: WizardStepName,
  answers: Answers,
  here: Circumstances,
  how: WordingOptions,
): readonly AnswerInWords[] {
  const stepAnswers = here.definition.steps[step].flatMap(({ of, ask }) =>
    inWords({ whose: you, ask, asking: askingOf(of, answers, here), of, ...how }),
  )
  const { vehicleInfo } = answers.vehicleDetails
  return step === 'vehicleDetails' && vehicleInfo ? withVehicle(stepAnswers, vehicleInfo) : stepAnswers
}

function driverChapters(answers: Answers, here: Circumstances, how: WordingOptions): readonly Chapter[] {
  return answers.additionalDrivers.map((driver, index) => {
    const name = nameOfPerson(driver) ?? `Driver ${index + 1}`
    return {
      step: 'additionalDrivers',
      title: `Additional driver: ${name}`,
      driver: name,
      answers: [
        ...inWords({
          whose: theDriver,
          ask: driverQuestions,
          asking: askingAboutDriver(driver, index, answers, here),
          of: `additionalDrivers.${index}`,
          ...how,
        }),
        // Marked in the table of drivers instead of asked (ADD-04).
        {
          field: driverField(index, 'isMainDriver'),
          question: 'Is this the main driver?',
          answer: yesOrNo(mainDriver(answers) === index),
        },
      ],
    }
  })
}

type WordingOptions = { provenance: Provenance; masksSecrets: boolean }

type StepWording = WordingOptions & {
  whose: Whose
  ask: readonly AnyQuoteQuestion[]
  asking: Asking<AnySubject>
  /** The place of the subject: "proposerDetails", "additionalDrivers.0". */
  of: string
}

function inWords({
  whose,
  ask,
  asking,
  of,
  provenance,
  masksSecrets,
}: StepWording): readonly AnswerInWords[] {
  return ask.flatMap((each) => {
    const value = asking.subject[each.name]
    if (value === undefined || value === null || !isAsked(each, asking)) return []
    const field = `${of}.${each.name}`
    const source = provenance[field]
    const entries = entriesInWords({
      field,
      name: each.name,
      value,
      whose,
      asking,
      provenance,
      masksSecrets,
    })
    return [
      {
        field,
        question: wordsOf(each.label, asking),
        answer: summaryOf(each, value, masksSecrets),
        ...(source && { source }),
        ...(entries && { entries }),
      },
    ]
  })
}

const REGISTRATION = fieldName('vehicleDetails', 'registration')
const MODEL = fieldName('vehicleDetails', 'abiCode')
const VALUE = fieldName('vehicleDetails', 'value')

/**
 * Shows the vehicle found after its registration, and marks the value if it is the one found. A vehicle from a comparison site
 * was looked up by the site.
 */
function withVehicle(stepAnswers: readonly AnswerInWords[], vehicle: VehicleInfo): readonly AnswerInWords[] {
  const { make, model, bodyType, fuelType, transmission, year } = vehicle
  const name = `${make.desc} ${model.desc}`.trim()
  const parts = [name, bodyType.desc, fuelType.desc, transmission.desc, String(year)]
  const answer = parts.filter((part) => part !== '').join(', ')
  const found: AnswerInWords = { field: REGISTRATION, question: 'Your vehicle', answer, source: 'looked-up' }
  const valueFound = formatPounds(fromPounds(vehicle.value))
  return stepAnswers.flatMap((each): readonly AnswerInWords[] => {
    if (each.field === REGISTRATION) return [each, { ...found, ...(each.source && { source: each.source }) }]
    // The customer chose a model by name, so its code means nothing to them.
    if (each.field === MODEL) return [{ ...each, answer: isIdentified(vehicle) ? name : 'None of these' }]
    return [each.field === VALUE && each.answer === valueFound ? { source: 'looked-up', ...each } : each]
  })
}
