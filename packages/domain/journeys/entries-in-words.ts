import { type AnySubject, type Asking, wordsOf } from '../questions/asking'
import { claimQuestions } from '../questions/claim/claim-questions'
import { convictionQuestions } from '../questions/conviction/conviction-questions'
import { modificationQuestions } from '../questions/modification/modification-questions'
import type { HistoryOf } from '../questions/people/history'
import type { Whose } from '../questions/people/whose'
import { type AnyQuestion, isAsked } from '../questions/question'

/** One modification, claim or conviction, question by question. */
export type EntryInWords = {
  /** "Claim 2" */
  title: string
  answers: readonly { question: string; answer: string }[]
}

/** The lists, by the name of the answer that holds them. */
const lists: Readonly<Record<string, { title: string; ask: (driver: HistoryOf) => readonly AnyQuestion[] }>> =
  {
    modifications: { title: 'Modification', ask: () => modificationQuestions },
    motoringClaims: { title: 'Claim', ask: claimQuestions },
    motoringConvictions: { title: 'Conviction', ask: convictionQuestions },
  }

/** The entries of a list as they are read back; undefined for an answer that is no list. */
export function entriesInWords(
  name: string,
  value: unknown,
  whose: Whose,
  asking: Asking<AnySubject>,
): readonly EntryInWords[] | undefined {
  const list = lists[name]
  if (!list || !Array.isArray(value)) return undefined
  return value.map((subject: AnySubject, index) => ({
    title: `${list.title} ${index + 1}`,
    answers: list.ask({ whose }).flatMap((each) => {
      const about = { ...asking, subject }
      const answer = subject[each.name]
      if (answer === undefined || answer === null || !isAsked(each, about)) return []
      return [{ question: wordsOf(each.label, about), answer: each.summary(answer) }]
    }),
  }))
}
