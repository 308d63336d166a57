import type { Answers } from '@milepost/domain/questions/answers'
import { openOfRestart } from '../../quote/effective-answers.ts'
import type { StoredQuote } from '../../quote/ports.ts'
import type { ChangeableList } from './changeable-lists.ts'

/** The places of a quote that may be answered again, and its answers if only those are changed. */
export type OpenPlaces = { isOpen: (place: string) => boolean; answers: Answers }

/** All places; for a restart only its start and what the policy was never asked, regardless of who changes it (RST-07, DSK-339). */
export function openPlaces(quote: StoredQuote, sent: Answers, now: Date): OpenPlaces {
  if (!quote.isRestart) return { isOpen: () => true, answers: sent }
  const { places, answers } = openOfRestart(quote, sent, now)
  return { isOpen: (place) => places.has(place), answers }
}

type Entry = ChangeableList['entries'][number]
type Inner = Entry['lists'][number]

/**
 * The whole list if all of it is open; otherwise only the open answers of its entries, and entries cannot be added or removed; nothing if
 * no answer is open.
 */
export function openList(list: ChangeableList, { isOpen }: OpenPlaces): readonly ChangeableList[] {
  if (isOpen(list.field)) return [list]
  const entries = list.entries.map((entry, index): Entry => {
    const place = `${list.field}.${index}`
    const lists = entry.lists.flatMap((inner) => openWithin(inner, `${place}.${inner.name}`))
    return { ...openEntry(entry, place, lists), lists }
  })
  return entries.some(({ asked }) => asked.length > 0) ? [{ ...list, isFixed: true, entries }] : []

  function openWithin(inner: Inner, place: string): readonly Inner[] {
    if (isOpen(place)) return [inner]
    const kept = inner.entries.map((entry, index) => openEntry(entry, `${place}.${index}`, []))
    return kept.some(({ asked }) => asked.length > 0) ? [{ ...inner, isFixed: true, entries: kept }] : []
  }

  function openEntry<Listed extends Omit<Entry, 'lists'>>(
    entry: Listed,
    place: string,
    lists: readonly Inner[],
  ): Listed {
    const isAskedHere = (name: string) =>
      isOpen(`${place}.${name}`) || lists.some((inner) => inner.name === name)
    return { ...entry, asked: entry.asked.filter(({ name }) => isAskedHere(name)) }
  }
}
