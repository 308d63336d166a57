import type { CodeEntry } from './code-list.ts'
import data from './offences.json' with { type: 'json' }
import { type Synonyms, searchOver } from './search.ts'

/** A DVLA endorsement code with its GOV.UK description. */
export type Offence = CodeEntry & { readonly category: string }

const committed: readonly Offence[] = data.offences

/** In a code that ends in 0, the last digit becomes 2, 4 or 6 for aiding, causing or inciting the offence (GOV.UK). */
const partsTaken = [
  { digit: '2', words: 'Aiding or abetting' },
  { digit: '4', words: 'Causing or permitting' },
  { digit: '6', words: 'Inciting' },
]

function variantsOf(offence: Offence): readonly Offence[] {
  if (!offence.code.endsWith('0')) return []
  const desc = `${offence.desc.charAt(0).toLowerCase()}${offence.desc.slice(1)}`
  return partsTaken.map(({ digit, words }) => ({
    ...offence,
    code: `${offence.code.slice(0, -1)}${digit}`,
    desc: `${words}: ${desc}`,
  }))
}

/** The offences themselves first, because nearly every customer looks for one of those. */
export const offences: readonly Offence[] = [...committed, ...committed.flatMap(variantsOf)]

/** Everyday words for offences, by endorsement code. */
export const offenceSynonyms: Synonyms = {
  AC10: ['hit and run', 'left the scene'],
  AC20: ['not reporting an accident'],
  BA10: ['driving while banned'],
  CD10: ['careless driving'],
  CU30: ['bald tyres', 'worn tyres'],
  CU80: ['mobile phone at the wheel', 'texting', 'not in proper control'],
  DD40: ['reckless driving'],
  DG10: ['drug driving'],
  DR10: ['drink driving', 'drunk driving', 'over the limit', 'failed breath test'],
  DR30: ['refused breath test'],
  DR80: ['drug driving'],
  IN10: ['no insurance', 'driving without insurance'],
  LC20: ['no licence', 'driving without a licence'],
  MS90: ['failing to name the driver'],
  MW10: ['motorway offence', 'hard shoulder', 'red X'],
  PC20: ['zebra crossing'],
  SP30: ['speeding', 'speed camera'],
  SP50: ['speeding on a motorway'],
  SP10: ['speeding in a lorry or van'],
  SP20: ['speeding with a trailer'],
  TS10: ['red light', 'jumping the lights'],
  TS30: ['not stopping at a stop sign'],
  TS50: ['no entry', 'one way street'],
  TT99: ['too many points', '12 points'],
  UT50: ['joyriding', 'taking without consent', 'TWOC'],
}

/** Offences by code, by description or by everyday word: "sp30" and "speeding" find the same. */
export const searchOffences = searchOver(offences, ({ code, desc }) => [
  `${code} ${desc}`,
  ...(offenceSynonyms[code] ?? []),
])
