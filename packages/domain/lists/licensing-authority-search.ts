import { licensingAuthorities } from './licensing-authorities'
import { licensingAuthoritySynonyms } from './licensing-authority-synonyms'
import { searchOver } from './search'

/** Licensing authorities by name, former name or short name: "TfL" finds "Transport for London". */
export const searchLicensingAuthorities = searchOver(
  licensingAuthorities,
  ({ code }) => licensingAuthoritySynonyms[code] ?? [],
)
