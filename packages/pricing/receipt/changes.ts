import type { AddOn } from '@milepost/domain/quote/add-ons'
import { taxOn, totalOf } from '@milepost/domain/quote/price'
import { formatDate } from '@milepost/domain/values/local-date'
import { add, type Pence, pence, subtract } from '@milepost/domain/values/pence'
import { halfUp } from '../rating/rate.ts'
import { driverName, isOther, type Priced, type Step, stepsOf } from './priced.ts'

/** The new price, the old one, and why they differ: the changes add up to the difference. */
export type PriceChanges = { before: Pence; after: Pence; difference: Pence; changes: readonly Change[] }

/** One reason why a price changed, in words and in pence including tax. */
export type Change = {
  kind: 'factor' | 'driver' | 'minimum' | 'rates' | 'tax' | 'extra' | 'fee'
  title: string
  /** "£250 instead of £100"; empty if there is nothing to say. */
  words: string
  amount: Pence
}

/** Explains a new price against the one before, for the same customer and quote (AON-07, D-141). */
export function changesBetween(before: Priced, after: Priced): PriceChanges {
  const totals = { before: totalOf(before.option.price), after: totalOf(after.option.price) }
  return {
    ...totals,
    difference: subtract(totals.after, totals.before),
    changes: [...premiumChanges(before, after), ...offerChanges(before.option, after.option)].filter(
      ({ amount }) => amount !== 0,
    ),
  }
}

/**
 * Why one premium became another, in pence including tax. The changed parts are replaced one by one, from the old price to the
 * new, and each change is the difference its replacement makes. Any remainder can only be the tax.
 */
function premiumChanges(before: Priced, after: Priced): readonly Change[] {
  const changes: Change[] = []
  let running = before.rated.lines.at(-1)?.running ?? 0
  let gross = withTax(running)
  for (const { times, ...part } of changedParts(before, after)) {
    running *= times
    const next = withTax(running)
    changes.push({ ...part, amount: subtract(next, gross) })
    gross = next
  }
  const difference = subtract(after.rated.gross, before.rated.gross)
  const explained = add(...changes.map(({ amount }) => amount))
  const tax = { kind: 'tax', title: 'Insurance premium tax', words: '' } as const
  return [...changes, { ...tax, amount: subtract(difference, explained) }]
}

function withTax(running: number): Pence {
  const premium = halfUp(running)
  return add(premium, taxOn(premium))
}

/** A changed part of the price: its words, and the factor it multiplies the old price by. */
type Part = Pick<Change, 'kind' | 'title' | 'words'> & { times: number }

/** The same steps before and after. */
type Pair = { old: readonly Step[]; now: readonly Step[] }

/** Two products of the same numbers in a different order may differ slightly. */
const A_HAIR = 1e-12

/** What differs between two prices: answers first, then rates that changed for the same answers, then the minimum premium. */
function changedParts(before: Priced, after: Priced): readonly Part[] {
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

/** Two different drivers are not compared answer by answer, nor are the answers of a driver who is not the proposer. */
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

/** The words of steps that are not among the others; repeated steps are matched one to one. */
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

/** One line for all changed tables, dated by the newest. */
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

type Option = Priced['option']

/** What changed besides the premium: the extras and the fee. */
function offerChanges(before: Option, after: Option): readonly Change[] {
  const had = before.addOns.filter(({ selected }) => selected)
  const has = after.addOns.filter(({ selected }) => selected)
  const codes = new Set([...had, ...has].map(({ code }) => code))
  return [
    ...[...codes].map((code) => extraChange(had.find(of(code)), has.find(of(code)))),
    {
      kind: 'fee',
      title: 'Policy administration fee',
      words: '',
      amount: subtract(after.cover.price.fee, before.cover.price.fee),
    },
  ]
}

const of = (code: string) => (addOn: AddOn) => addOn.code === code

function extraChange(had: AddOn | undefined, has: AddOn | undefined): Change {
  return {
    kind: 'extra',
    title: has?.description ?? had?.description ?? '',
    words: had === undefined ? 'Added' : has === undefined ? 'Removed' : 'New price',
    amount: subtract(cost(has), cost(had)),
  }
}

function cost(addOn: AddOn | undefined): Pence {
  return addOn?.annualCost ?? pence(0)
}
