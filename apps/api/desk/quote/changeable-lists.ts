import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import { type CodeEntry, descOf } from '@milepost/domain/lists/code-list'
import type { Answers } from '@milepost/domain/questions/answers'
import { type AnySubject, type Asking, wordsOf } from '@milepost/domain/questions/asking'
import { type AnyQuoteQuestion, isAsked } from '@milepost/domain/questions/question'
import { readSubject } from '@milepost/domain/questions/read-subject'
import { type Entries, type ListPlace, listPlaces } from './list-places.ts'
import { maskOf } from './masked-answers.ts'

/** A question of an entry. The options of a long list are left out: the typed text is searched instead (DSK-336). */
export type EntryQuestion = {
  name: string
  isMoney: boolean
  isSearched: boolean
  options: readonly CodeEntry[] | undefined
}

/** A question that is asked, by its name, with wording that may depend on the other answers. */
type AskedNow = { name: string; question: string }

/** The questions for the entries of a list. */
type Asks = {
  title: string
  most: number
  ask: readonly EntryQuestion[]
  /** The questions of a new entry, before anything is answered. */
  askedOfNew: readonly AskedNow[]
}

/** An entry with its answers, by the name of the question. Masked answers are left out, and stay unchanged unless answered again. */
type ListedEntry = {
  title: string
  answers: readonly { name: string; text: string }[]
  /** The questions that these answers lead to, in words; for the lists within the entry, those that apply. */
  asked: readonly AskedNow[]
}

/** A list that can be changed on the telephone. A driver has lists of their own: claims and convictions. */
export type ChangeableList = Asks & {
  field: string
  /** Entries cannot be added or removed (DSK-339). */
  isFixed: boolean
  within: readonly (Asks & { name: string })[]
  entries: readonly (ListedEntry & {
    lists: readonly { name: string; isFixed: boolean; entries: readonly ListedEntry[] }[]
  })[]
}

/** An entry as it should be. For an existing entry: its index, and the answers that are answered again. */
type EntryChange = { was?: number | undefined; answers: readonly { name: string; text: string }[] }

/** The list as it should be; for each entry, the lists within it that change. */
export type ListChange = {
  field: string
  entries: readonly (EntryChange & {
    lists?: readonly { name: string; entries: readonly EntryChange[] }[] | undefined
  })[]
}

/** The options of longer lists are not sent: the answer is typed. */
export const MOST_OPTIONS = 60

export function changeableLists(answers: Answers, here: Circumstances): readonly ChangeableList[] {
  return listPlaces(answers, here).map((place) => {
    const { field, entries, within } = place
    const masked = (index: number, name: string) =>
      maskOf(`${field}.${index}.${name}`, answers, here.today) !== undefined
    const asking = (subject: AnySubject, index?: number) =>
      place.asking(
        subject,
        entries.filter((_, at) => at !== index),
      )
    return {
      field,
      isFixed: false,
      ...asksOf(place, asking(place.begins)),
      within: (within?.(place.begins) ?? []).map((inner) => ({
        name: inner.name,
        ...asksOf(inner, { ...asking({}), subject: inner.begins }),
      })),
      entries: entries.map((entry, index) => ({
        ...listedEntry(place, entry, index, asking(entry, index), (name) => masked(index, name)),
        lists: (within?.(entry) ?? []).map((inner) => ({
          name: inner.name,
          isFixed: false,
          entries: inner.entries.map((each, at) =>
            listedEntry(inner, each, at, { ...asking(entry, index), subject: each }, () => false),
          ),
        })),
      })),
    }
  })
}

function asksOf({ title, most, ask, begins }: Entries, asking: Asking<AnySubject>): Asks {
  const here = { ...asking, subject: begins }
  return {
    title,
    most,
    ask: ask
      .filter(({ kind }) => kind.input !== 'list')
      .map((each) => ({ name: each.name, ...howAsked(each, here) })),
    askedOfNew: askedOf(ask, here),
  }
}

function askedOf(ask: readonly AnyQuoteQuestion[], asking: Asking<AnySubject>): readonly AskedNow[] {
  return ask
    .filter((each) => isAsked(each, asking))
    .map(({ name, label }) => ({ name, question: wordsOf(label, asking) }))
}

/** How the desk asks a question: with its options, by searching them if there are many, or by typing. */
export function howAsked({ kind }: AnyQuoteQuestion, asking: Asking<AnySubject>) {
  const options = kind.input === 'tick' ? [{ code: 'yes', desc: 'Yes' }] : kind.options?.(asking)
  const isLong = options !== undefined && options.length > MOST_OPTIONS
  return {
    isMoney: kind.input === 'money',
    isSearched: isLong && kind.search !== undefined,
    options: isLong ? undefined : options,
  }
}

/** An answer as it would be typed. An answer that is searched for is shown by its name instead of its code. */
export function typedText({ kind }: AnyQuoteQuestion, value: unknown, asking: Asking<AnySubject>): string {
  if (value === undefined || value === null || !kind.holds(value)) return ''
  // Each kind shows its own values; the compiler does not know which kind this is.
  const text = kind.show(value as never)
  return kind.input === 'search' ? (descOf(kind.options?.(asking) ?? [], text) ?? text) : text
}

function listedEntry(
  { ask, titleOf }: Entries,
  entry: AnySubject,
  index: number,
  asking: Asking<AnySubject>,
  isMasked: (name: string) => boolean,
): ListedEntry {
  return {
    title: titleOf(entry, index),
    answers: ask.flatMap((each) => {
      const text = each.kind.input === 'list' ? '' : typedText(each, entry[each.name], asking)
      return text === '' || isMasked(each.name) ? [] : [{ name: each.name, text }]
    }),
    asked: askedOf(ask, asking),
  }
}

type ListError = { field: string; message: string }

/** The answers with these lists changed. Each entry is read and validated by its own questions (DSK-333, DSK-336). */
export function listsChanged(
  before: Answers,
  changes: readonly ListChange[],
  here: Circumstances,
): { answers: Answers; errors: readonly ListError[] } {
  let answers = before
  const errors: ListError[] = []
  for (const { field, entries } of changes) {
    const place = listPlaces(answers, here).find((each) => each.field === field)
    if (place === undefined) {
      errors.push({ field: `lists.${field}`, message: NOT_ON_THE_TELEPHONE })
      continue
    }
    const stored = entries.map(({ was }) => (was === undefined ? undefined : place.entries[was]))
    const read = readEntries(place, entries, `lists.${field}`, (subject, index) =>
      place.asking(
        subject,
        stored.flatMap((other, at) => (other === undefined || at === index ? [] : [other])),
      ),
    )
    errors.push(...read.errors)
    if (read.isWhole) answers = place.set(answers, read.entries)
  }
  return { answers, errors }
}

/** The answers with an unchanged list set again, including the side effects of setting it: used to compare a change with. */
export function listSetAgain(answers: Answers, field: string, here: Circumstances): Answers {
  const place = listPlaces(answers, here).find((each) => each.field === field)
  return place ? place.set(answers, place.entries) : answers
}

export const NOT_ON_THE_TELEPHONE = 'This cannot be changed on the telephone'

function readEntries(
  place: Entries & Pick<ListPlace, 'within'>,
  sent: ListChange['entries'],
  at: string,
  askingAbout: (subject: AnySubject, index: number) => Asking<AnySubject>,
): { entries: readonly AnySubject[]; errors: readonly ListError[]; isWhole: boolean } {
  if (sent.length > place.most)
    return {
      entries: [],
      errors: [{ field: at, message: `There can be ${place.most} at most` }],
      isWhole: false,
    }
  const errors: ListError[] = []
  const entries = sent.map(({ was, answers: typed, lists = [] }, index) => {
    const stored = was === undefined ? place.begins : place.entries[was]
    if (stored === undefined) {
      errors.push({ field: `${at}.${index}`, message: 'There is no such entry' })
      return {}
    }
    const asking = { ...askingAbout(stored, index), refusesMasked: true as const }
    const own = Object.fromEntries(typed.map(({ name, text }) => [name, text]))
    const ask = place.ask.filter(({ kind }) => kind.input !== 'list')
    const read = readSubject(ask, own, asking)
    // Answers of an existing entry that were not answered again are checked with the whole quote.
    for (const { name, message } of read.fieldErrors)
      if (was === undefined || own[name] !== undefined)
        errors.push({ field: `${at}.${index}.${name}`, message })
    let { subject } = read
    for (const { name, entries: inner } of lists) {
      const list = place.within?.(subject).find((each) => each.name === name)
      const isOpen = place.ask.some((each) => each.name === name && isAsked(each, { ...asking, subject }))
      if (list === undefined || !isOpen) {
        errors.push({
          field: `${at}.${index}.${name}`,
          message: list ? 'Say first that there are any' : NOT_ON_THE_TELEPHONE,
        })
        continue
      }
      const listed = readEntries(list, inner, `${at}.${index}.${name}`, (each) => ({
        ...asking,
        subject: each,
      }))
      errors.push(...listed.errors)
      if (listed.isWhole) subject = { ...subject, [name]: listed.entries }
    }
    return subject
  })
  return { entries, errors, isWhole: true }
}
