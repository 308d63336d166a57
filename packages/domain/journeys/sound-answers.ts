import type { Answers } from '../questions/answers'
import type { AnyQuestion } from '../questions/question'
import { sanitiseSubject } from '../questions/sound-subject'
import type { JourneyDefinition, SubjectName } from './section'

/** The answers without what cannot be one, so that the rules meet only what they were written for. */
export function sanitiseAnswers(
  given: Answers,
  { steps: sections, sanitiseDrivers: soundDrivers }: JourneyDefinition,
): Answers {
  const sound = (subject: SubjectName) => sanitiseSubject(questionsAbout(subject, sections), given[subject])
  return {
    vehicleDetails: sound('vehicleDetails'),
    proposerDetails: sound('proposerDetails'),
    coverDetails: sound('coverDetails'),
    additionalDrivers: soundDrivers(given.additionalDrivers),
    additionalQuestions: sound('additionalQuestions'),
  }
}

type Sections = JourneyDefinition['steps']

/** Gathered once for each catalogue there is: every walk asks. */
const gathered = new WeakMap<Sections, ReadonlyMap<SubjectName, readonly AnyQuestion[]>>()

function questionsAbout(subject: SubjectName, sections: Sections): readonly AnyQuestion[] {
  const known = gathered.get(sections) ?? gather(sections)
  gathered.set(sections, known)
  return known.get(subject) ?? []
}

function gather(sections: Sections): ReadonlyMap<SubjectName, readonly AnyQuestion[]> {
  const bySubject = new Map<SubjectName, readonly AnyQuestion[]>()
  for (const { of, ask } of Object.values(sections).flat())
    bySubject.set(of, [...(bySubject.get(of) ?? []), ...ask])
  return bySubject
}
