import { root } from '../root.mjs'
import { sayProgress } from '../run/progress.mjs'
import { prepare } from '../setup/prepare.mjs'
import { type Cluster, placeOf, readCluster } from './cluster.ts'
import { readCommand, usage } from './command-line.ts'
import { faultsOf } from './faults/fault.ts'
import { play } from './faults/play.ts'
import { broken, rowOf, tableOf, writeResults } from './faults/results.ts'
import type { Figures } from './figures.ts'
import { playGameDay } from './game-day/play-game-day.ts'
import * as gameDayReport from './game-day/report.ts'
import { clockPackage, scenesOf } from './game-day/scenes.ts'
import { installPackages, installWords, missingPackages } from './packages.ts'
import { CannotStart, start, supervisorOf } from './start.ts'
import { statusWords } from './status-words.ts'
import { stop } from './stop.ts'

/** `npm run cluster`: a cluster on this machine, to watch and to break what otherwise needs ten machines. */
const say = sayProgress()

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  const place = placeOf(process.env)
  if ('problem' in command) return refuse(`${command.problem}\n\n${usage}`)
  if ('problem' in place) return refuse(place.problem)
  if (process.platform !== 'linux') return refuse('The cluster needs Linux.')
  if (command.kind === 'stop') {
    const ended = await stop(place, say)
    say(ended === 'stopped' ? 'The cluster is removed.' : `No cluster is in ${place.folder}.`)
    return 0
  }
  if (command.kind === 'start') {
    const prepared = await prepare(root, say)
    if (!prepared.ok) return refuse(prepared.message)
    const cluster = await start(place, command, say)
    say.done()
    return showStatus(cluster)
  }
  const cluster = readCluster(place.folder)
  if (cluster === undefined || supervisorOf(cluster) === undefined)
    return refuse(`No cluster runs in ${place.folder}. npm run cluster starts one.`)
  if (command.kind === 'status') return showStatus(cluster)
  return command.kind === 'faults' ? playFaults(cluster, command) : gameDay(cluster, command)
}

async function gameDay(cluster: Cluster, { only }: { only?: string }): Promise<number> {
  const possible = scenesOf(cluster)
  const chosen = possible.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0)
    return refuse(`There is no scene "${only}" here: ${possible.map(({ name }) => name).join(', ')}`)
  const missing = await missingPackages(['prometheus', clockPackage])
  if (missing.length > 0 && process.getuid?.() !== 0) return refuse(installWords(missing))
  if (missing.length > 0) say(`Installing ${missing.join(', ')} …`)
  if (missing.length > 0) await installPackages(missing)
  const day = await playGameDay(cluster, chosen, (outcome) => console.log(gameDayReport.rowOf(outcome)))
  const problems = gameDayReport.broken(day)
  const file = gameDayReport.writeReport(day, new Date())
  console.log(`\n${gameDayReport.reportOf(day)}\n`)
  console.log(
    problems.length === 0
      ? `Every requirement was met: ${day.acknowledged} purchases acknowledged, none lost, none doubled, every alert fired.`
      : problems.join('\n'),
  )
  console.log(`Written to ${file}`)
  return problems.length === 0 ? 0 : 1
}

async function playFaults(
  cluster: Cluster,
  { times, only }: { times: number; only?: string },
): Promise<number> {
  const possible = faultsOf(cluster)
  const chosen = possible.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0)
    return refuse(
      `There is no fault "${only}" in this cluster: ${possible.map(({ name }) => name).join(', ')}`,
    )
  const results = await play(cluster, chosen, times, (outcome) => console.log(rowOf(outcome)))
  const problems = broken(results)
  const file = writeResults(results, new Date())
  console.log(`\n${tableOf(results)}\n`)
  console.log(
    problems.length === 0
      ? `Every requirement was met: ${results.acknowledged} purchases acknowledged, none lost, none doubled.`
      : problems.join('\n'),
  )
  console.log(`Written to ${file}`)
  return problems.length === 0 ? 0 : 1
}

async function showStatus(cluster: Cluster): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${cluster.ports.page}/status.json`)
  const figures: Figures = await reply.json()
  console.log(statusWords(cluster, figures).join('\n'))
  return figures.phase.kind === 'ready' ? 0 : 1
}

function refuse(words: string): number {
  say(words)
  return 2
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    say.done()
    say(error instanceof CannotStart ? error.message : String(error instanceof Error ? error.stack : error))
    process.exit(1)
  },
)
