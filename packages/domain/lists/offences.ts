import type { CodeEntry } from './code-list'
import data from './offences.json' with { type: 'json' }

/** A DVLA endorsement code with what GOV.UK says of it. */
export type Offence = CodeEntry & {
  readonly category: string
  /** The range of points a court may give; 0 to 0 where the code carries none of its own. */
  readonly pointsFrom: number
  readonly pointsTo: number
  /** How long it stays on the driving record, from the offence unless from the conviction. */
  readonly years: number
  readonly yearsFromConviction: boolean
}

const committed: readonly Offence[] = data.offences

/** A code that ends in 0 ends in 2, 4 or 6 for the person who helped, caused or incited another to do it (GOV.UK). */
const partsTaken = [
  { digit: '2', words: 'Aiding or abetting', isAccessory: true },
  { digit: '4', words: 'Causing or permitting', isAccessory: false },
  { digit: '6', words: 'Inciting', isAccessory: true },
]

/** Where the offence itself means a ban, helping or inciting carries ten points (Road Traffic Offenders Act 1988, section 28). */
function pointsOf(offence: Offence, isAccessory: boolean) {
  const meansBan = offence.pointsTo === 11
  return isAccessory && meansBan ? { pointsFrom: 10, pointsTo: 10 } : {}
}

function variantsOf(offence: Offence): readonly Offence[] {
  if (!offence.code.endsWith('0')) return []
  const desc = `${offence.desc.charAt(0).toLowerCase()}${offence.desc.slice(1)}`
  return partsTaken.map(({ digit, words, isAccessory }) => ({
    ...offence,
    ...pointsOf(offence, isAccessory),
    code: `${offence.code.slice(0, -1)}${digit}`,
    desc: `${words}: ${desc}`,
  }))
}

/** The offences themselves first, as those are what nearly everyone looks for. */
export const offences: readonly Offence[] = [...committed, ...committed.flatMap(variantsOf)]
