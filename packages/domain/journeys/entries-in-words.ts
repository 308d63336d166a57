import { type AnySubject, type Asking, wordsOf } from '../questions/asking.ts'
import { claimQuestions } from '../questions/claim.ts'
import { convictionQuestions } from '../questions/conviction.ts'
import { modificationQuestions } from '../questions/modification.ts'
import type { HistoryOf } from '../questions/people/history.ts'
import type { Whose } from '../questions/people/whose.ts'
import { type AnyQuoteQuestion, isAsked } from '../questions/question.ts'
import { maskSecret } from '../values/masked.ts'
import type { Provenance, Source } from './provenance.ts'

/** One modification, claim or conviction, question by question. */
export type EntryInWords = {
  /** "Claim 2" */
  title: string
  answers: readonly { question: string; answer: string; source?: Source }[]
}

type EntryList = { title: string; ask: (driver: HistoryOf) => readonly AnyQuoteQuestion[] }

/** The lists, by the name of their answer. */
export const entryLists: Readonly<Record<string, EntryList>> = {
  modifications: { title: 'Modification', ask: () => modificationQuestions },
  motoringClaims: { title: 'Claim', ask: claimQuestions },
  motoringConvictions: { title: 'Conviction', ask: convictionQuestions },
}

export type ListToTell = {
  /** The place of the list: "proposerDetails.motoringClaims". */
  field: string
  name: string
  value: unknown
  whose: Whose
  asking: Asking<AnySubject>
  provenance: Provenance
  masksSecrets: boolean
}

/** The entries of a list as read back; undefined for an answer that is not a list. */
export function entriesInWords({
  field,
  name,
  value,
  whose,
  asking,
  provenance,
  masksSecrets,
}: ListToTell): readonly EntryInWords[] | undefined {
  const list = entryLists[name]
  if (!list || !Array.isArray(value)) return undefined
  return value.map((subject: AnySubject, index) => ({
    title: `${list.title} ${index + 1}`,
    answers: list.ask({ whose }).flatMap((each) => {
      const about = { ...asking, subject }
      const answer = subject[each.name]
      if (answer === undefined || answer === null || !isAsked(each, about)) return []
      const source = provenance[`${field}.${index}.${each.name}`]
      return [
        {
          question: wordsOf(each.label, about),
          answer: summaryOf(each, answer, masksSecrets),
          ...(source && { source }),
        },
      ]
    }),
  }))
}

/** An answer in the words of its question; a secret one is masked if others than the customer read it. */
export function summaryOf(
  asked: AnyQuoteQuestion,
  answer: NonNullable<unknown>,
  masksSecrets: boolean,
): string {
  return asked.summary(masksSecrets && asked.isSecret ? maskSecret(answer) : answer)
}
