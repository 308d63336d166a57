import type { CodeEntry } from '../../lists/code-list.ts'
import { countriesOfRegistration, searchCountries } from '../../lists/countries-of-registration.ts'
import { industriesInWork, searchIndustries } from '../../lists/industries.ts'
import { licensingAuthorities, searchLicensingAuthorities } from '../../lists/licensing-authorities.ts'
import { occupationsInWork, searchOccupations } from '../../lists/occupations.ts'
import { offences, searchOffences } from '../../lists/offences.ts'
import { fold, type Search } from '../../lists/search.ts'
import { ok, refused } from '../../values/result.ts'
import type { Kind } from './kind.ts'
import { isText } from './plate.ts'

/** The lists too long to read through, each with its search. */
const searchable = {
  countriesOfRegistration: { entries: countriesOfRegistration, search: searchCountries },
  industries: { entries: industriesInWork, search: searchIndustries },
  licensingAuthorities: { entries: licensingAuthorities, search: searchLicensingAuthorities },
  occupations: { entries: occupationsInWork, search: searchOccupations },
  offences: { entries: offences, search: searchOffences },
} satisfies Record<string, { entries: readonly CodeEntry[]; search: Search<CodeEntry> }>

export type SearchableListName = keyof typeof searchable

/** One of a long list, found by typing. The field gives a code, or a full name that was typed without selecting it. */
export function searched(name: SearchableListName): Kind<string> {
  const { entries, search } = searchable[name]
  let named: ReadonlyMap<string, string> | undefined
  return {
    input: 'search',
    options: () => entries,
    search: (typed) => search(typed),
    read(typed) {
      const text = typed.trim()
      if (text === '') return ok(undefined)
      if (entries.some(({ code }) => code === text)) return ok(text)
      named ??= codesByName(entries)
      const code = named.get(fold(text))
      return code !== undefined
        ? ok(code)
        : refused('notOffered', 'Please start typing and choose an answer from the list')
    },
    show: (code) => code,
    holds: isText,
    dto: { shape: 'code' },
  }
}

/** A field is read at every keystroke, so the names are folded once. Of two equal names the first counts. */
function codesByName(entries: readonly CodeEntry[]): ReadonlyMap<string, string> {
  return new Map([...entries].reverse().map(({ code, desc }) => [fold(desc), code]))
}
