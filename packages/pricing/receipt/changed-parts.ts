import { formatDate } from '@milepost/domain/values/local-date'
import type { Change } from './change'
import { driverName } from './factor-words'
import type { Priced } from './priced'
import { isOther, type Step, stepsOf } from './steps'

/** A part of the price that is not as it was: what to say of it, and what it multiplies the old price by. */
export type Part = Pick<Change, 'kind' | 'title' | 'words'> & { times: number }

/** The same rows of the same factors before and after. */
type Pair = { old: readonly Step[]; now: readonly Step[] }

/** Two products of the same numbers in another order may differ by a hair. */
const A_HAIR = 1e-12

/** What differs between two prices: answers first, then rates that moved under the same answers, then the lowest premium. */
export function changedParts(before: Priced, after: Priced): readonly Part[] {
  const pairs = pairsOf(before, after).filter((pair) => Math.abs(timesOf(pair) - 1) > A_HAIR)
  const isLowest = ({ old, now }: Pair) => [...old, ...now].some(({ kind }) => kind === 'minimum')
  const factors = pairs.filter((pair) => !isLowest(pair))
  return [
    ...factors.filter((pair) => !isSameAnswer(pair)).map((pair) => factorPart(pair, before, after)),
    ...ratesPart(factors.filter(isSameAnswer)),
    ...pairs.filter(isLowest).map(lowestPart),
  ]
}

function pairsOf(before: Priced, after: Priced): readonly Pair[] {
  const hasMoved = before.rated.ratedDriver !== after.rated.ratedDriver
  const group = (step: Step) => groupOf(step, hasMoved)
  const [old, now] = [stepsOf(before), stepsOf(after)]
  const groups = new Set([...now, ...old].map(group))
  return [...groups].map((name) => ({
    old: old.filter((step) => group(step) === name),
    now: now.filter((step) => group(step) === name),
  }))
}

/** Two drivers are not compared answer by answer, nor are the answers of a driver who is not the proposer. */
function groupOf({ factor, title, driver }: Step, isAnotherDriver: boolean): string {
  if (driver !== 'none' && isAnotherDriver) return 'driver'
  return isOther(driver) ? title : factor
}

function timesOf({ old, now }: Pair): number {
  return product(now) / product(old)
}

function product(steps: readonly Step[]): number {
  return steps.reduce((result, { times }) => result * times, 1)
}

function isSameAnswer({ old, now }: Pair): boolean {
  return notAmong(old, now).length + notAmong(now, old).length === 0
}

/** The words of the one that the other does not have, each as often as it has them more. */
function notAmong(others: readonly Step[], steps: readonly Step[]): readonly string[] {
  const left = others.map(tellingOf)
  return steps.flatMap((step) => {
    const at = left.indexOf(tellingOf(step))
    if (at === -1) return [step.words]
    left.splice(at, 1)
    return []
  })
}

function tellingOf({ factor, driver, words }: Step): string {
  return [factor, driver, words].join()
}

function factorPart(pair: Pair, before: Priced, after: Priced): Part {
  const [first] = [...pair.now, ...pair.old]
  const { ratedDriver: was } = before.rated
  const { ratedDriver: is } = after.rated
  const times = timesOf(pair)
  if (first === undefined || (first.driver !== 'none' && was !== is)) {
    const words = `${driverName(is)} instead of ${driverName(was)}`
    return { kind: 'driver', title: 'The driver whose risk is highest', words, times }
  }
  const words = isOther(first.driver)
    ? 'Changed'
    : exchanged(notAmong(pair.now, pair.old), notAmong(pair.old, pair.now))
  return { kind: 'factor', title: first.title, words, times }
}

function exchanged(gone: readonly string[], come: readonly string[]): string {
  if (come.length === 0) return `No longer: ${gone.join('; ')}`
  if (gone.length === 0) return `Now: ${come.join('; ')}`
  return `${come.join('; ')} instead of ${gone.join('; ')}`
}

/** One line for all tables that moved, by the day the newest of them began. */
function ratesPart(moved: readonly Pair[]): readonly Part[] {
  if (moved.length === 0) return []
  const days = moved.flatMap(({ now }) => now.map(({ version }) => version))
  const newest = days.reduce((latest, day) => (day > latest ? day : latest))
  const times = moved.reduce((result, pair) => result * timesOf(pair), 1)
  return [{ kind: 'rates', title: 'New rates', words: `From ${formatDate(newest)}`, times }]
}

function lowestPart(pair: Pair): Part {
  const [lowest] = [...pair.now, ...pair.old]
  const words = pair.now.length > 0 ? 'Applies' : 'No longer applies'
  return { kind: 'minimum', title: lowest?.title ?? '', words, times: timesOf(pair) }
}
