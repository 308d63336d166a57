import type { Cluster } from './cluster.ts'
import { BUCKET } from './engines/ceph.ts'
import type { Figures } from './figures.ts'

/** The state of the cluster, on one page that reloads every two seconds. Needs no script. */
export function pageOf({ ports }: Pick<Cluster, 'ports'>, figures: Figures): string {
  const { phase, programs, members, etcd, leaderAtProxy, pool, processes, objectStore } = figures
  const started = (name: string) => programs.find((each) => each.name === name)?.restarts ?? 0
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>Cluster: ${words(phaseWords(phase))}</title>
<style>${style}</style>
<main>
<h1>Cluster</h1>
<p class="${phase.kind === 'ready' ? 'good' : 'bad'}" role="status">${words(phaseWords(phase))}</p>
<div>
${table('Database', ['member', 'role', 'state', 'timeline', 'behind'], members, (each) => [
  each.name,
  mark(each.role, each.role !== 'unknown'),
  mark(each.state, ['running', 'streaming'].includes(each.state)),
  each.timeline ?? '',
  each.role === 'leader' ? '' : each.lag === undefined ? 'unknown' : `${each.lag} B`,
])}
${table('Our processes', ['process', 'role', 'says', 'restarts'], processes, (each) => [
  each.name,
  each.role,
  mark(each.says, each.isReady),
  started(each.name),
])}
${table('etcd', ['member', 'state'], etcd, (each) => [
  each.name,
  mark(each.state, ['leader', 'follower'].includes(each.state)),
])}
${table(
  'Connections',
  ['part', 'state'],
  [
    {
      what: 'HAProxy sends writes to',
      how: mark(leaderAtProxy.join(', ') || 'no member', leaderAtProxy.length === 1),
    },
    {
      what: 'PgBouncer',
      how:
        pool === undefined
          ? mark('does not answer', false)
          : `${pool.serversInUse} of ${pool.servers} connections in use by ${pool.clients} clients, ${pool.waiting} waiting`,
    },
    {
      what: 'Object store',
      how:
        objectStore === 'left out'
          ? 'left out'
          : mark(
              `${objectStore} at http://127.0.0.1:${ports.objectStore}/${BUCKET}`,
              objectStore === 'answers',
            ),
    },
  ],
  ({ what, how }) => [what, how],
)}
${table('Programs', ['program', 'does', 'process', 'restarts'], programs, (each) => [
  each.name,
  each.does,
  each.pid ?? mark('down', false),
  each.restarts,
])}
</div>
<p>Site <a href="http://acorn-pc.localhost:${ports.site}/">acorn-pc.localhost:${ports.site}</a>,
desk <a href="http://desk.localhost:${ports.desk}/">desk.localhost:${ports.desk}</a>,
sandbox <a href="http://localhost:${ports.sandbox}/">localhost:${ports.sandbox}</a></p>
</main>
</html>
`
}

export function phaseWords(phase: Figures['phase']): string {
  switch (phase.kind) {
    case 'ready':
      return `up since ${phase.since.slice(11, 19)} UTC`
    case 'starting':
      return phase.waitsFor.length === 0 ? 'starting' : `starting, waiting for ${phase.waitsFor.join('; ')}`
    case 'failed':
      return `did not start: ${phase.reason}`
    case 'stopping':
      return 'stopping'
  }
}

/** A cell is plain text, which is escaped here, or HTML, which is escaped already. */
type Cell = string | number | { html: string }

function table<T>(
  title: string,
  heads: readonly string[],
  rows: readonly T[],
  cells: (row: T) => readonly Cell[],
): string {
  const head = heads.map((each) => `<th scope="col">${each}</th>`).join('')
  const body = rows
    .map(
      (row) =>
        `<tr>${cells(row)
          .map((each) => `<td>${cellOf(each)}</td>`)
          .join('')}</tr>`,
    )
    .join('\n')
  return `<section><h2>${title}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`
}

const cellOf = (cell: Cell) => (typeof cell === 'object' ? cell.html : words(String(cell)))

const words = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function mark(text: string, isGood: boolean): Cell {
  return { html: `<span class="${isGood ? 'good' : 'bad'}">${words(text)}</span>` }
}

const style = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 1rem auto; max-width: 76rem; padding: 0 1rem }
h1, h2 { margin: 0; font-size: 1.05rem } h1 { font-size: 1.4rem }
div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)) }
section { overflow-x: auto } section:last-child { grid-column: 1 / -1 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid #8884; vertical-align: top }
.good { color: light-dark(#14632a, #7ddb95) } .bad { color: light-dark(#a3160f, #ff9d94); font-weight: 600 }
`
