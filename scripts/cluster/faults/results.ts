import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root.mjs'
import type { Outcome, Results } from './play.ts'

const heads = [
  'fault',
  'acknowledged',
  'lost',
  'doubled',
  'restarted',
  'leader to ready, s',
  'without a purchase, s',
  'the same before, s',
  'refused',
]

/** A process has to be ready this soon after the leader accepts writes. */
export const READY_WITHIN = 2

export function rowOf(outcome: Outcome): string {
  const { fault, acknowledged, lost, doubled, restarted } = outcome
  const seconds = [outcome.secondsToReady, outcome.secondsWithoutPurchase, outcome.secondsBefore].map(
    (each) => each?.toFixed(1) ?? '',
  )
  const cells = [fault, acknowledged, lost, doubled, restarted, ...seconds, wronglyRefused(outcome)]
  return `| ${cells.join(' | ')} |`
}

/** A customer may be asked to try again, but must never see an internal error. In a planned restart both are wrong. */
function wronglyRefused({ refused, secondsToReady }: Outcome): string {
  const isPlanned = secondsToReady === undefined
  const wrong = Object.entries(refused).filter(([words]) => isPlanned || !/: (0|202|503)\b/.test(words))
  return wrong.length === 0 ? 'none' : wrong.map(([words, often]) => `${often}x ${words}`).join(', ')
}

/** The requirements that the cluster did not meet, in words; empty if it met all. */
export function broken({ outcomes, wrong }: Results): readonly string[] {
  return [
    ...outcomes.flatMap((each) => [
      ...(each.lost > 0 ? [`${each.fault}: ${each.lost} acknowledged purchases lost`] : []),
      ...(each.doubled > 0 ? [`${each.fault}: ${each.doubled} purchases doubled`] : []),
      ...(each.restarted > 0 ? [`${each.fault}: ${each.restarted} of our processes restarted`] : []),
      ...((each.secondsToReady ?? 0) > READY_WITHIN
        ? [`${each.fault}: ready ${each.secondsToReady?.toFixed(1)} s after the leader accepted writes`]
        : []),
      ...(wronglyRefused(each) === 'none' ? [] : [`${each.fault}: ${wronglyRefused(each)}`]),
      ...(each.acknowledged === 0 ? [`${each.fault}: no purchase was made`] : []),
    ]),
    ...wrong.map((words) => `In the end: ${words}`),
  ]
}

export function tableOf({ outcomes }: Pick<Results, 'outcomes'>): string {
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...outcomes.map(rowOf)].join(
    '\n',
  )
}

/** Writes the results as JSON and as Markdown, and returns the path of the Markdown. */
export function writeResults(results: Results, at: Date): string {
  const folder = join(root, '.cache', 'cluster')
  mkdirSync(folder, { recursive: true })
  const name = `faults-${at.toISOString().slice(0, 19).replaceAll(':', '')}`
  const problems = broken(results)
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ ...results, broken: problems }, null, 2)}\n`,
  )
  const words = problems.length === 0 ? ['Every requirement was met.'] : problems.map((each) => `- ${each}`)
  const file = join(folder, `${name}.md`)
  writeFileSync(file, `${[tableOf(results), '', ...words].join('\n')}\n`)
  return file
}
