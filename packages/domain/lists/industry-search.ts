import { industriesInWork } from './industries'
import { industrySynonyms } from './industry-synonyms'
import { searchOver } from './search'

/** Industries of working people by name or everyday word: "council" finds "Local government". */
export const searchIndustries = searchOver(industriesInWork, ({ code }) => industrySynonyms[code] ?? [])
