import type { LocalDate } from '@milepost/domain/values/local-date'
import type { PriceLine } from '../rating/rate'
import { otherDriverWords } from './driver-words'
import { driverName, factorWords, goneFactor } from './factor-words'
import type { Priced } from './priced'

/** One line of a stored price in words. */
export type Step = {
  kind: PriceLine['kind']
  factor: string
  version: LocalDate
  title: string
  /** The customer's own row. Not to be told where it is about another driver. */
  words: string
  /** The driver it is about, by place, the proposer being 0; none for what is one for the whole policy. */
  driver: number | 'none'
  /** What it multiplies the price by; for where a price starts, the pence it starts from. */
  times: number
  /** Where the price stands after it, in pence not yet rounded. */
  running: number
}

/** The lines of a price in their order. */
export function stepsOf({ risk, rated }: Priced): readonly Step[] {
  const driver = risk.drivers[rated.ratedDriver] ?? risk.drivers[0]
  return rated.lines.map((line, index) => {
    const { title, says } = entryOf(factorWords, line.factor) ?? goneFactor
    const heading = entryOf(otherDriverWords, line.factor)
    const about = heading === undefined ? 'none' : rated.ratedDriver
    return {
      kind: line.kind,
      factor: line.factor,
      version: line.version,
      title: isOther(about) ? `${heading} of ${driverName(about)}` : title,
      words: says({ key: line.key, risk, driver }),
      driver: about,
      times: line.kind === 'multiplier' ? line.value : line.running / (rated.lines[index - 1]?.running ?? 1),
      running: line.running,
    }
  })
}

/** Whether something is about a driver who is not the proposer. */
export function isOther(driver: Step['driver']): driver is number {
  return driver !== 'none' && driver > 0
}

function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
