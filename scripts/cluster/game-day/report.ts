import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root.mjs'
import type { GameDay, SceneOutcome } from './play-game-day.ts'

const heads = [
  'scene',
  'alert',
  'fired after, s',
  'other alerts that fired',
  'calls',
  'failed',
  'longest wait, s',
  'acknowledged',
  'lost',
  'doubled',
]

const counted = (counts: Readonly<Record<string, number>>, words: (name: string, count: number) => string) =>
  Object.entries(counts)
    .map(([name, count]) => words(name, count))
    .join(', ')

export function rowOf(outcome: SceneOutcome): string {
  const { scene, alert, alertedAfter, others, calls, failures, longestWaitSeconds } = outcome
  const failed = counted(failures, (status, often) => `${often}x ${status === '0' ? 'cut off' : status}`)
  const cells = [
    scene,
    alert,
    alertedAfter?.toFixed(0) ?? 'never',
    counted(others, (name, after) => `${name} (${after.toFixed(0)})`) || 'none',
    calls,
    failed || 'none',
    longestWaitSeconds.toFixed(1),
    outcome.acknowledged,
    outcome.lost,
    outcome.doubled,
  ]
  return `| ${cells.join(' | ')} |`
}

export function reportOf({ outcomes }: Pick<GameDay, 'outcomes'>): string {
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...outcomes.map(rowOf)].join(
    '\n',
  )
}

/** The failures in words: an alert that did not fire, a purchase lost or doubled, an answer with an error of ours. */
export function broken({ outcomes, wrong }: GameDay): readonly string[] {
  return [
    ...outcomes.flatMap((each) => [
      ...(each.alertedAfter === undefined ? [`${each.scene}: ${each.alert} never fired`] : []),
      ...(each.lost > 0 ? [`${each.scene}: ${each.lost} acknowledged purchases lost`] : []),
      ...(each.doubled > 0 ? [`${each.scene}: ${each.doubled} purchases doubled`] : []),
      ...Object.entries(each.failures)
        .filter(([status]) => status !== '503' && status !== '0')
        .map(([status, often]) => `${each.scene}: ${often} calls returned ${status}`),
    ]),
    ...wrong.map((words) => `In the end: ${words}`),
  ]
}

/** Writes the report as JSON and as Markdown, and returns the path of the Markdown. */
export function writeReport(day: GameDay, at: Date): string {
  const folder = join(root, '.cache', 'cluster')
  mkdirSync(folder, { recursive: true })
  const name = `game-day-${at.toISOString().slice(0, 19).replaceAll(':', '')}`
  const problems = broken(day)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ ...day, broken: problems }, null, 2)}\n`)
  const words = problems.length === 0 ? ['Every requirement was met.'] : problems.map((each) => `- ${each}`)
  const file = join(folder, `${name}.md`)
  writeFileSync(file, `${['# Game day', '', reportOf(day), '', ...words].join('\n')}\n`)
  return file
}
