import { noAnswers } from '../questions/answers'
import type { AnySubject, Asking } from '../questions/asking'
import { isText } from '../questions/kinds/plate'
import type { AnyQuestion } from '../questions/question'
import { type NamedWrong, readSubject, type TypedAnswers } from '../questions/read-subject'
import { isLocalDate } from '../values/local-date'
import { isPostcode } from '../values/postcode'
import { birth } from './birth'
import type { PersonalFacts, RetrievalFacts } from './facts'
import { homePostcode } from './home-postcode'
import { policyNumber } from './policy-number'
import { reference } from './reference'
import { surname } from './surname'
import { vehicle } from './vehicle'

/** The five facts, in the order of the page (RET-01). */
export const retrievalQuestions: readonly AnyQuestion[] = [
  reference,
  surname('Surname'),
  homePostcode('Postcode'),
  birth(),
  vehicle,
]

/** What a reminder asks: its link says which quote it is (RMD-02 to RMD-04). */
export const reminderQuestions: readonly AnyQuestion[] = [
  surname('Policy holder surname'),
  birth({ oldest: 90 }),
  homePostcode('Home postcode'),
]

/** What a customer tells to have a link emailed: a quote's reference, or a policy's number. */
export const linkQuestions: Readonly<Record<'quoteReference' | 'policyNumber', readonly AnyQuestion[]>> = {
  quoteReference: [reference],
  policyNumber: [policyNumber],
}

type Here = Pick<Asking<unknown>, 'terms' | 'today'>

/** What stands in the boxes made facts. Whole only when nothing is wrong with any of them. */
export type FactsRead<Whole> = {
  good: Whole | undefined
  asking: Asking<AnySubject>
  wrong: readonly NamedWrong[]
}

export function readRetrieval(typed: TypedAnswers, here: Here): FactsRead<RetrievalFacts> {
  return readFacts(retrievalQuestions, typed, here, (subject) => {
    const { quoteReference, registration } = subject
    const personal = personalFacts(subject)
    return personal && isText(quoteReference) && isText(registration)
      ? { quoteReference, registration, ...personal }
      : undefined
  })
}

export function readReminder(typed: TypedAnswers, here: Here): FactsRead<PersonalFacts> {
  return readFacts(reminderQuestions, typed, here, personalFacts)
}

export function readLinkName(
  of: keyof typeof linkQuestions,
  typed: TypedAnswers,
  here: Here,
): FactsRead<string> {
  return readFacts(linkQuestions[of], typed, here, ({ [of]: name }) => (isText(name) ? name : undefined))
}

function readFacts<Whole>(
  questions: readonly AnyQuestion[],
  typed: TypedAnswers,
  here: Here,
  wholeOf: (subject: AnySubject) => Whole | undefined,
): FactsRead<Whole> {
  const { subject, wrong } = readSubject(questions, typed, { ...here, answers: noAnswers, subject: {} })
  return {
    good: wrong.length === 0 ? wholeOf(subject) : undefined,
    asking: { ...here, answers: noAnswers, subject },
    wrong,
  }
}

function personalFacts({ surname, postcode, dateOfBirth }: AnySubject): PersonalFacts | undefined {
  return isText(surname) && isPostcode(postcode) && isLocalDate(dateOfBirth)
    ? { surname, postcode, dateOfBirth }
    : undefined
}
