import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { columnsInWords } from './book/columns.ts'
import { type Command, readCommand, usage } from './command-line.ts'
import { compareBook } from './commands/compare.ts'
import { type Done, doneInWords } from './commands/done.ts'
import { writeExample } from './commands/example.ts'
import { rateBook } from './commands/rate.ts'
import { discardAllPending } from './output/pending-file.ts'
import { Refusal } from './refusal.ts'

/** npm runs scripts at the root of the clone; paths are relative to where the user called it. */
const { npm_lifecycle_event: script, INIT_CWD: stood } = process.env
const surroundings = {
  folder: script === 'portfolio' && stood ? stood : process.cwd(),
  rates: fileURLToPath(new URL('../../rates', import.meta.url)),
  cores: availableParallelism(),
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    discardAllPending()
    process.exit(130)
  })
}

try {
  process.exitCode = await run(readCommand(process.argv.slice(2), surroundings))
} catch (error) {
  discardAllPending()
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 2
}

async function run(command: Command): Promise<number> {
  switch (command.kind) {
    case 'help':
      console.log(usage)
      return 0
    case 'columns':
      console.log(columnsInWords())
      return 0
    case 'example':
      await writeExample(command)
      console.log(`Written: ${command.out}`)
      return 0
    case 'rate':
      return printOutcome(await timed(() => rateBook(command)), command.workers)
    case 'compare':
      return printOutcome(await timed(() => compareBook(command)), command.workers)
  }
}

async function timed(work: () => Promise<Done>): Promise<{ done: Done; seconds: number }> {
  const begun = performance.now()
  const done = await work()
  return { done, seconds: (performance.now() - begun) / 1000 }
}

function printOutcome({ done, seconds }: { done: Done; seconds: number }, workers: number): number {
  const { problems, summary } = doneInWords(done)
  for (const words of problems) console.error(words)
  for (const words of summary) console.log(words)
  const pace = Math.round(done.rows / seconds).toLocaleString('en-GB')
  console.log(`${seconds.toFixed(1)} seconds, ${pace} rows a second on ${workers} workers`)
  return done.bad.badRows > 0 ? 1 : 0
}
