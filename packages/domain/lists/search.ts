import type { CodeEntry } from './code-list.ts'

/** Finds the entries that match what a customer has typed so far, best first. */
export type Search<E> = (typed: string, limit?: number) => readonly E[]

/** Other words for an entry, by its code: what people type that is not in the list. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** A list longer than a screen does not help to choose. */
const DEFAULT_LIMIT = 10

/** A shorter part of a word would match half the list. */
const SHORTEST_INSIDE = 3

type Phrase = { text: string; words: readonly string[]; joined: string }

/** From best match to weakest. */
const fits: readonly ((phrase: Phrase, typed: Phrase) => boolean)[] = [
  isExact,
  isPrefix,
  isWordStarts,
  isInside,
]

/** Makes a search over a list. The list is folded once, on the first search, so that each keystroke only compares. */
export function searchOver<E extends CodeEntry>(
  entries: readonly E[],
  alsoKnownAs: (entry: E) => readonly string[] = () => [],
): Search<E> {
  const indexed = () =>
    entries.map((entry) => ({
      entry,
      name: phraseOf(entry.desc),
      others: alsoKnownAs(entry).map(phraseOf),
    }))
  let index: ReturnType<typeof indexed> | undefined

  return (text, limit = DEFAULT_LIMIT) => {
    const typed = phraseOf(text)
    if (typed.text === '') return []
    index ??= indexed()
    // Within each kind of match, entries found by their own name come before those found by another name.
    const found = fits.map((): { byName: E[]; byOther: E[] } => ({ byName: [], byOther: [] }))
    for (const { entry, name, others } of index) {
      const byName = fits.findIndex((isFit) => isFit(name, typed))
      const byOther = fits.findIndex((isFit) => others.some((other) => isFit(other, typed)))
      if (byName !== -1 && (byOther === -1 || byName <= byOther)) found[byName]?.byName.push(entry)
      else if (byOther !== -1) found[byOther]?.byOther.push(entry)
    }
    return found.flatMap(({ byName, byOther }) => [...byName, ...byOther]).slice(0, limit)
  }
}

/** Ignores case, accents and punctuation; "&" is a word. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.'’‘]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function phraseOf(words: string): Phrase {
  const text = fold(words)
  return { text, words: text.split(' '), joined: text.replaceAll(' ', '') }
}

function isExact(phrase: Phrase, typed: Phrase): boolean {
  return phrase.text === typed.text
}

function isPrefix(phrase: Phrase, typed: Phrase): boolean {
  return phrase.text.startsWith(typed.text)
}

/** Every typed word begins a word, in any order: "driver tax" finds "Taxi driver". */
function isWordStarts(phrase: Phrase, typed: Phrase): boolean {
  return typed.words.every((start) => phrase.words.some((word) => word.startsWith(start)))
}

/** Every typed word begins a word or is a large enough part of one; spaces do not matter ("book keeper"). */
function isInside(phrase: Phrase, typed: Phrase): boolean {
  if (typed.joined.length < SHORTEST_INSIDE) return false
  if (phrase.joined.includes(typed.joined)) return true
  return typed.words.every((part) =>
    phrase.words.some(
      (word) => word.startsWith(part) || (part.length >= SHORTEST_INSIDE && word.includes(part)),
    ),
  )
}
