import { spawn } from 'node:child_process'
import { londonDate } from '@milepost/domain/values/london-time'
import { root } from '../root.mjs'
import { recordEmails } from './emails.ts'
import { people, type Recorded, recordPerson } from './people.ts'
import { type RunningProduct, startForRecording } from './product.ts'
import { openRecording, type Recording } from './recording/recording.ts'
import { recordSchema } from './schema.ts'
import { recordBundle, recordComparison, recordContract, recordOperations } from './served.ts'

/** People processed concurrently: enough to keep two cores busy. */
const AT_ONCE = 4

/** The parts that can be recorded on their own, in order. */
export const parts = [
  'contract',
  'database',
  'bundle',
  'comparison',
  'people',
  'pages',
  // Last, when everything has been counted and logged.
  'operations',
] as const
export type Part = (typeof parts)[number]

export function isPart(word: string): word is Part {
  return parts.some((part) => part === word)
}

/** Starts the built product, records what it does, and stops it. Returns whether all of it could be recorded. */
export async function record(folder: string, chosenParts: readonly Part[]): Promise<boolean> {
  const started = Date.now()
  const say = (words: string) =>
    process.stderr.write(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${words}\n`)
  const today = londonDate(new Date())
  const recording = openRecording(folder, today)
  say('building what is stale, starting the product')
  const product = await startForRecording(say)
  const recorders: Readonly<Record<Part, () => Promise<void>>> = {
    contract: () => recordContract(recording, product),
    database: () => recordSchema(recording, product.dataDir),
    bundle: async () => recordBundle(recording),
    comparison: () => recordComparison(recording, product),
    people: () => recordPeople(recording, product, say),
    pages: () => recordPages(folder, today),
    operations: () => recordOperations(recording, product),
  }
  const failed: string[] = []
  try {
    for (const name of parts.filter((part) => chosenParts.includes(part))) {
      say(name)
      // A recording with a gap still shows every other difference.
      await recorders[name]().catch((error: unknown) => {
        failed.push(name)
        say(`${name} failed: ${error instanceof Error ? error.message : error}`)
      })
    }
  } finally {
    await product.stop()
  }
  say(failed.length === 0 ? `recorded in ${folder}` : `not all is recorded: ${failed.join(', ')}`)
  return failed.length === 0
}

async function recordPeople(
  recording: Recording,
  product: RunningProduct,
  say: (words: string) => void,
): Promise<void> {
  const all = people()
  const waiting = [...all]
  const recorded: Recorded[] = []
  say(`prices, purchases and documents of ${all.length} people`)
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      recorded.push(await recordPerson(next, product, recording))
      if (recorded.length % 10 === 0) say(`${recorded.length} of ${all.length} people`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  say('emails')
  // By name, not in the order in which they finished.
  recorded.sort((a, b) => (a.name < b.name ? -1 : 1))
  await recordEmails(recording, recorded, product, say)
}

/** Playwright visits the pages on both cores and reports each journey itself. */
async function recordPages(folder: string, today: string): Promise<void> {
  const args = ['playwright', 'test', '--config', 'scripts/behaviour/playwright.config.ts']
  const env = { ...process.env, BEHAVIOUR_FOLDER: folder, BEHAVIOUR_TODAY: today }
  const child = spawn('npx', args, { cwd: root, env, stdio: ['ignore', 2, 2] })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error('some pages could not be reached; Playwright says which')
}
