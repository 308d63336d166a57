import type { CodeList } from './code-list.ts'
import data from './industries.json' with { type: 'json' }
import { type Synonyms, searchOver } from './search.ts'

/** The industries a working person can choose, in alphabetical order. */
export const industriesInWork: CodeList = data.inWork

/** Every industry that may be stored, including the "none" entries for people who do not work (D-101). */
export const industries: CodeList = [...data.inWork, ...data.notInWork]

/** Everyday words for industries, by code. */
export const industrySynonyms: Synonyms = {
  '021': ['builders'],
  '036': ['IT', 'information technology', 'apps', 'websites'],
  '056': ['finance', 'investments', 'pensions'],
  '058': ['car repairs', 'vehicle repairs', 'MOT'],
  '063': ['council', 'local authority'],
  '068': ['hospital', 'doctors surgery', 'national health service'],
  '069': ['private hospital', 'clinic'],
  '083': ['online shop', 'internet shop'],
  '084': ['factory'],
  '095': ['childcare', 'day care'],
  '117': ['shop', 'store', 'high street'],
  '124': ['social care', 'care services'],
  '138': ['school', 'college', 'academy'],
  '160': ['building site'],
  '174': ['lorries', 'trucking'],
  '178': ['law firm', 'legal services'],
  '179': ['grocery'],
  '181': ['IT', 'information technology'],
  '203': ['aviation', 'airport'],
  '304': ['parcel delivery'],
  '323': ['school', 'teaching'],
  '453': ['law firm', 'legal services'],
  '503': ['care home'],
  '522': ['buses', 'coaches'],
  '578': ['pub', 'bar'],
  '602': ['care home'],
  '605': ['lorries', 'trucking'],
  '703': ['cabs', 'minicabs'],
  '813': ['warehouse', 'logistics'],
  '841': ['takeaway'],
  '933': ['armed forces', 'military'],
  '934': ['armed forces', 'military'],
  '935': ['armed forces', 'military', 'RAF'],
}

/** Industries of working people by name or everyday word: "council" finds "Local government". */
export const searchIndustries = searchOver(industriesInWork, ({ code }) => industrySynonyms[code] ?? [])
