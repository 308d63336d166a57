import type { CodeEntry } from '../../lists/code-list'
import { countriesOfRegistration, searchCountries } from '../../lists/countries-of-registration'
import { industriesInWork, searchIndustries } from '../../lists/industries'
import { licensingAuthorities, searchLicensingAuthorities } from '../../lists/licensing-authorities'
import { occupationsInWork, searchOccupations } from '../../lists/occupations'
import { offences, searchOffences } from '../../lists/offences'
import { fold, type Search } from '../../lists/search'
import { good, refused } from '../../values/result'
import type { Kind } from './kind'
import { isText } from './plate'

/** The lists too long to read through, each with the search that knows its other words. */
const searchable = {
  countriesOfRegistration: { entries: countriesOfRegistration, search: searchCountries },
  industries: { entries: industriesInWork, search: searchIndustries },
  licensingAuthorities: { entries: licensingAuthorities, search: searchLicensingAuthorities },
  occupations: { entries: occupationsInWork, search: searchOccupations },
  offences: { entries: offences, search: searchOffences },
} satisfies Record<string, { entries: readonly CodeEntry[]; search: Search<CodeEntry> }>

export type SearchableListName = keyof typeof searchable

/** One of a long list, found by typing. The box gives a code, or the whole name typed out without picking it. */
export function searched(name: SearchableListName): Kind<string> {
  const { entries, search } = searchable[name]
  let named: ReadonlyMap<string, string> | undefined
  return {
    input: 'search',
    options: () => entries,
    search: (typed) => search(typed),
    read(typed) {
      const text = typed.trim()
      if (text === '') return good(undefined)
      if (entries.some(({ code }) => code === text)) return good(text)
      named ??= codesByName(entries)
      const code = named.get(fold(text))
      return code !== undefined
        ? good(code)
        : refused('notOffered', 'Please start typing and choose one of the answers in the list')
    },
    show: (code) => code,
    holds: isText,
    dto: { shape: 'code' },
  }
}

/** A box is read at every key stroke, so the names are folded once. Of two alike the first counts. */
function codesByName(entries: readonly CodeEntry[]): ReadonlyMap<string, string> {
  return new Map([...entries].reverse().map(({ code, desc }) => [fold(desc), code]))
}
