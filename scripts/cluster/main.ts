import { root } from '../root.mjs'
import { sayProgress } from '../run/progress.mjs'
import { prepare } from '../setup/prepare.mjs'
import { type Cluster, placeOf, readCluster } from './cluster'
import { readCommand, usage } from './command-line'
import { faults } from './faults/fault'
import { play } from './faults/play'
import { broken, rowOf, tableOf, writeResults } from './faults/results'
import type { Figures } from './figures'
import { CannotStart, start, supervisorOf } from './start'
import { statusWords } from './status-words'
import { stop } from './stop'

/** `npm run cluster`: a cluster on this machine, to see and to break what otherwise needs ten. */
const say = sayProgress()

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  const place = placeOf(process.env)
  if ('problem' in command) return refuse(`${command.problem}\n\n${usage}`)
  if ('problem' in place) return refuse(place.problem)
  if (process.platform !== 'linux') return refuse('The cluster needs Linux.')
  if (command.kind === 'stop') {
    const ended = await stop(place, say)
    say(ended === 'stopped' ? 'The cluster is gone.' : `No cluster is in ${place.folder}.`)
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
    return refuse(`No cluster runs in ${place.folder}. npm run cluster brings one up.`)
  return command.kind === 'status' ? showStatus(cluster) : playFaults(cluster, command)
}

async function playFaults(
  cluster: Cluster,
  { times, only }: { times: number; only?: string },
): Promise<number> {
  const chosen = faults.filter(({ name }) => only === undefined || name === only)
  if (chosen.length === 0)
    return refuse(`There is no fault "${only}": ${faults.map(({ name }) => name).join(', ')}`)
  const results = await play(cluster, chosen, times, (outcome) => console.log(rowOf(outcome)))
  const problems = broken(results)
  const file = writeResults(results, new Date())
  console.log(`\n${tableOf(results)}\n`)
  console.log(
    problems.length === 0
      ? `All held: ${results.acknowledged} purchases acknowledged, none lost, none doubled.`
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
