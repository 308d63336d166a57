import type { Answers } from '../questions/answers'
import { soundSubject } from '../questions/sound-subject'
import type { Catalogue, SubjectName } from './section'

/** The answers without what cannot be one, so that the rules meet only what they were written for. */
export function soundAnswers(given: Answers, { sections, soundDrivers }: Catalogue): Answers {
  const asked = Object.values(sections).flat()
  const sound = (subject: SubjectName) =>
    soundSubject(
      asked.filter(({ of }) => of === subject).flatMap(({ ask }) => ask),
      given[subject],
    )
  return {
    vehicleDetails: sound('vehicleDetails'),
    proposerDetails: sound('proposerDetails'),
    coverDetails: sound('coverDetails'),
    additionalDrivers: soundDrivers(given.additionalDrivers),
    additionalQuestions: sound('additionalQuestions'),
  }
}
