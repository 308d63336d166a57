import type { CodeEntry } from './code-list'
import data from './offences.json' with { type: 'json' }

/** A DVLA endorsement code with what GOV.UK says of it. */
export type Offence = CodeEntry & { readonly category: string }

const committed: readonly Offence[] = data.offences

/** A code that ends in 0 ends in 2, 4 or 6 for the person who helped, caused or incited another to do it (GOV.UK). */
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

/** The offences themselves first, as those are what nearly everyone looks for. */
export const offences: readonly Offence[] = [...committed, ...committed.flatMap(variantsOf)]
