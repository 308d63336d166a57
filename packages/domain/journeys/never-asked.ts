import type { Answers } from '../questions/answers.ts'
import type { AnySubject, Asking } from '../questions/asking.ts'
import { askingAboutDriver } from '../questions/people/drivers.ts'
import { driverQuestions } from '../questions/people/person-questions.ts'
import { theDriver, type Whose, you } from '../questions/people/whose.ts'
import { type AnyQuoteQuestion, isAsked } from '../questions/question.ts'
import { entryLists } from './entries-in-words.ts'
import { askingOf, journeyProgress } from './journey-progress.ts'
import type { Provenance, Source } from './provenance.ts'
import type { Circumstances } from './step-fields.ts'

/**
 * A policy's answers, completed for the questions asked today. A question added since gets its assumed answer, marked so that the
 * customer confirms it. A question without an assumed answer stays open and the customer is asked (D-266).
 */
export function withNeverAsked(
  answers: Answers,
  here: Circumstances,
): { answers: Answers; provenance: Provenance } {
  const provenance: Record<string, Source> = {}
  let filled = answers
  for (const step of journeyProgress(answers, {}, here).path) {
    if (step === 'additionalDrivers') {
      filled = { ...filled, additionalDrivers: assumedOfDrivers(filled, here, provenance) }
      continue
    }
    for (const { of, ask, isOnlyForSubmit } of here.definition.steps[step]) {
      if (isOnlyForSubmit) continue
      const asking = askingOf(of, filled, here)
      filled = { ...filled, [of]: assumedOf({ whose: you, ask, asking, of }, provenance) }
    }
  }
  return { answers: filled, provenance }
}

function assumedOfDrivers(
  answers: Answers,
  here: Circumstances,
  provenance: Record<string, Source>,
): Answers['additionalDrivers'] {
  return answers.additionalDrivers.map((driver, index) => {
    const asking = askingAboutDriver(driver, index, answers, here)
    const of = `additionalDrivers.${index}`
    return assumedOf({ whose: theDriver, ask: driverQuestions, asking, of }, provenance)
  })
}

type About = {
  whose: Whose
  ask: readonly AnyQuoteQuestion[]
  asking: Asking<AnySubject>
  /** The place of the subject: "vehicleDetails", "additionalDrivers.0", "proposerDetails.motoringClaims.1". */
  of: string
}

/** In the order the questions are asked, because later questions depend on assumed answers. */
function assumedOf({ whose, ask, asking, of }: About, provenance: Record<string, Source>): AnySubject {
  let { subject } = asking
  for (const each of ask) {
    const here = { ...asking, subject }
    if (!isAsked(each, here)) continue
    const field = `${of}.${each.name}`
    const value = subject[each.name]
    const list = entryLists[each.name]
    if (value === undefined && each.whenNeverAsked !== 'ask-before-renewing') {
      subject = { ...subject, [each.name]: each.whenNeverAsked.assume }
      provenance[field] = 'assumed'
    } else if (list && Array.isArray(value)) {
      const ofEntry = (entry: AnySubject, index: number) =>
        assumedOf(
          { whose, ask: list.ask({ whose }), asking: { ...here, subject: entry }, of: `${field}.${index}` },
          provenance,
        )
      subject = { ...subject, [each.name]: value.map(ofEntry) }
    }
  }
  return subject
}
