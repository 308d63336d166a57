import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '@milepost/domain/values/local-date'
import { aPolicyholder } from '@milepost/pricing/book/made-up-book'
import { rate } from '@milepost/pricing/rating/rate'
import { ratesByDay } from '@milepost/pricing/rating/rates'
import { readTables } from '@milepost/pricing/rating/tables'
import type { Risk } from '@milepost/pricing/risk/risk'
import { root } from '../scripts/root.mjs'
import { compare, figure, median } from './figures.ts'
import { flatTables, rowKeysOf } from './rating/flat-tables.ts'
import { jsonRulesPeer, type Peer, zenPeer } from './rating/peers.ts'

/**
 * The rating function with its line-by-line trace on, against two rule engines with the same tables and against a bare
 * multiplication of figures looked up beforehand. Target: at least 100 times the faster engine.
 */
const folder = join(root, 'rates')
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.csv'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }))
const { book } = readTables(files)
const on = localDate('2026-11-15')
const found = ratesByDay(book)('private-car', on)
if (!found.ok) throw new Error(found.problems.join('\n'))
const { rates } = found

/** Single drivers without history: their price needs only one row of each table from an engine. */
const isPlain = ({ drivers, vehicle }: Risk) =>
  drivers.length === 1 &&
  drivers[0].claims.length === 0 &&
  drivers[0].convictions.length === 0 &&
  drivers[0].occupations.length === 1 &&
  vehicle.modifications.length === 0
const risks = Array.from({ length: 4_000 }, (_, seed) => aPolicyholder(seed, on))
  .filter(isPlain)
  .slice(0, 200)
const priced = risks.map((risk) => ({ risk, rated: rate(risk, rates) }))
const common = priced[0]?.rated.lines.map(({ factor }) => factor).join() ?? ''
const same = priced.filter(({ rated }) => rated.lines.map(({ factor }) => factor).join() === common)
const tables = flatTables(book, same[0]?.rated.lines ?? [], on)
const rowKeys = same.map(({ rated }) => rowKeysOf(book, rated.lines, on))
const figures = same.map(({ rated }) => rated.lines.map(({ value }) => value))

async function rateOf(peer: Peer, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = process.cpuUsage()
    for (const each of rowKeys) await peer.price(each)
    times.push(cpuSince(begun) / rowKeys.length)
  }
  return median(times)
}

/** CPU time of the process, an engine's own threads included, so that other load on the machine does not count. */
function cpuSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return user + system
}

function microseconds(work: () => unknown, times: number): number {
  const rounds: number[] = []
  let result: unknown
  for (let round = 0; round < 15; round += 1) {
    const begun = process.cpuUsage()
    for (let at = 0; at < times; at += 1) result = work()
    rounds.push(cpuSince(begun) / times)
  }
  if (result === undefined) throw new Error('Nothing was worked out')
  return median(rounds)
}

const peers = [zenPeer(tables, false), zenPeer(tables, true), jsonRulesPeer(tables)]
for (const peer of peers)
  for (const [at, each] of rowKeys.slice(0, 50).entries()) {
    const pounds = await peer.price(each)
    const ours = (same[at]?.rated.lines.at(-1)?.running ?? 0) / 100
    if (Math.abs(pounds - ours) > 0.000_01)
      throw new Error(`${peer.name} says £${pounds} where we say £${ours}`)
  }

let at = 0
const next = () => {
  at = (at + 1) % same.length
  return at
}
const plain = same.map(({ risk }) => risk)
const ours = microseconds(() => {
  const risk = plain[next()]
  return risk && rate(risk, rates)
}, 50_000)
const bare = microseconds(() => {
  let product = 1
  for (const value of figures[next()] ?? []) product *= value
  return product
}, 500_000)
figure('risks priced alike by all', `${same.length}, from ${tables.length} tables`)
figure('rate, with every line kept', `${ours.toFixed(2)} µs`)
figure(
  'against a bare multiplication of known figures',
  `${(ours / bare).toFixed(0)} times its ${bare.toFixed(3)} µs`,
)
const times: number[] = []
for (const peer of peers) {
  const took = await rateOf(peer, 3)
  times.push(took)
  compare({
    measured: 'a risk rated, every line kept',
    ours: `${ours.toFixed(2)} µs`,
    beside: `${peer.name}, ${took.toFixed(0)} µs`,
    ratio: took / ours,
    bar: { atLeast: 100 },
  })
  figure(peer.name, `${took.toFixed(0)} µs, ${(took / ours).toFixed(0)} times ours`)
}
figure('against the faster engine, bar 100', `${(Math.min(...times) / ours).toFixed(0)} times`)
