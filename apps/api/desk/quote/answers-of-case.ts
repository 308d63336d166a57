import type { PersonalFact } from '@milepost/domain/desk/personal-facts'
import {
  type AnswerInWords,
  answersInWords,
  type Chapter as ReadChapter,
} from '@milepost/domain/journeys/answers-in-words'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type Provenance, provenanceAfter, type Source } from '@milepost/domain/journeys/provenance'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { PricedVersion, StoredQuote } from '../../quote/ports.ts'
import { maskOf } from './masked-answers.ts'
import type { CaseRecord } from './ports.ts'

/** An answer as staff read it: its source, and its earlier values. */
export type CaseAnswer = {
  field: string
  question: string
  answer: string
  source: Source | undefined
  masked: PersonalFact | undefined
  /** `answer` is undefined where there was none. */
  before: readonly { version: number; answer?: string }[]
  entries: AnswerInWords['entries']
}

export type CaseAnswers = {
  chapters: readonly { title: string; answers: readonly CaseAnswer[] }[]
  gone: readonly { question: string; answer: string; version: number }[]
}

type InWords = { version: number; chapters: readonly ReadChapter[]; of: PricedVersion }

/** The answers of the current version in the customer's words, with the differences from earlier versions (DSK-317). */
export function answersOfCase(
  { quote, versions, arrival }: Pick<CaseRecord, 'quote' | 'versions' | 'arrival'>,
  now: Date,
): CaseAnswers {
  const today = londonDate(now)
  const first = versions[0]?.answers ?? quote.current.answers
  const sources = { ...quote.provenance, ...arrival?.provenance }
  const provenance = provenanceAfter(sources, first, quote.current.answers)
  const earlier = versions
    .filter(({ version }) => version < quote.current.version)
    .toReversed()
    .map((of): InWords => ({ version: of.version, chapters: inWords(quote, of, now, {}), of }))
  const chapters = inWords(quote, quote.current, now, provenance)
  const fields = new Set(chapters.flatMap(({ answers }) => answers.map(keyOf)))
  return {
    chapters: chapters.map(({ title, answers }) => ({
      title,
      answers: answers.map((answer) => caseAnswer(answer, quote.current, earlier, today)),
    })),
    gone: goneFrom(fields, earlier, today),
  }
}

/** The vehicle that was found has the same field as its registration. */
const keyOf = ({ field, question }: AnswerInWords) => `${field} ${question}`

function inWords(
  { journey, channel }: StoredQuote,
  { answers }: PricedVersion,
  now: Date,
  provenance: Provenance,
): readonly ReadChapter[] {
  const here = {
    terms: journeys[journey],
    today: londonDate(now),
    now,
    channel,
    definition: journeyDefinition,
  }
  const { path, answers: applicable } = journeyProgress(answers, {}, here)
  return answersInWords(path, applicable, here, provenance, { masksSecrets: true })
}

function caseAnswer(
  answer: AnswerInWords,
  current: PricedVersion,
  earlier: readonly InWords[],
  today: LocalDate,
): CaseAnswer {
  const mask = maskOf(answer.field, current.answers, today)
  const shown = mask && !answer.entries ? mask.masked : answer.answer
  return {
    field: answer.field,
    question: answer.question,
    answer: shown,
    source: answer.source,
    masked: mask?.fact,
    before: changesOf(answer, current, earlier, today),
    entries: answer.entries,
  }
}

/** Each earlier value that differs, newest first. Masked answers are compared unmasked and shown masked. */
function changesOf(
  answer: AnswerInWords,
  current: PricedVersion,
  earlier: readonly InWords[],
  today: LocalDate,
): CaseAnswer['before'] {
  const changes: { version: number; answer?: string }[] = []
  let last = compared(answer)
  let lastRaw = rawOf(current, answer.field)
  for (const { version, chapters, of } of earlier) {
    const then = chapters.flatMap(({ answers }) => answers).find((each) => keyOf(each) === keyOf(answer))
    const raw = rawOf(of, answer.field)
    const isSame = then ? compared(then) === last && raw === lastRaw : last === ''
    if (isSame) continue
    last = then ? compared(then) : ''
    lastRaw = raw
    const mask = then && maskOf(answer.field, of.answers, today)
    changes.push({ version, ...(then && { answer: mask?.masked ?? spoken(then) }) })
  }
  return changes
}

const compared = ({ answer, entries }: AnswerInWords) => answer + JSON.stringify(entries ?? '')

/** A list shows how many entries there were, and each entry. */
function spoken({ answer, entries = [] }: AnswerInWords): string {
  return [answer, ...entries.map(({ answers }) => answers.map((each) => each.answer).join(', '))].join('; ')
}

function rawOf({ answers }: PricedVersion, field: string): string {
  const value = field.split('.').reduce<unknown>((part, name) => Object(part)[name], answers)
  return JSON.stringify(value ?? null)
}

function goneFrom(fields: ReadonlySet<string>, earlier: readonly InWords[], today: LocalDate) {
  const gone = new Map<string, { question: string; answer: string; version: number }>()
  for (const { version, chapters, of } of earlier)
    for (const answer of chapters.flatMap(({ answers }) => answers)) {
      const key = keyOf(answer)
      if (fields.has(key) || gone.has(key)) continue
      const mask = maskOf(answer.field, of.answers, today)
      gone.set(key, { question: answer.question, answer: mask?.masked ?? spoken(answer), version })
    }
  return [...gone.values()]
}
