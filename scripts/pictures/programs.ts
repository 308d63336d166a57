import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { root } from '../root.mjs'

const run = promisify(execFile)

/** Runs one of our commands until it is done. */
export async function runToEnd(command: string, ...words: readonly string[]): Promise<void> {
  const program = `scripts/${command.endsWith('.ts') ? command : `${command}.mjs`}`
  await run(process.execPath, [program, ...words], { cwd: root })
}

/** Some output is printed only to a terminal; this pretends that there is one. */
const asTerminal = 'data:text/javascript,process.stdout.isTTY = true'

/** `npm start` as it looks in a terminal, with these settings. */
export async function startInTerminal(
  settings: { DATA_DIR: string },
  say: (words: string) => void,
): Promise<{ printed: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', asTerminal, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  say('starting the product …')
  let printed = ''
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      if (/\n {2}logs .*\n/.test(printed)) resolve()
    })
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([ready.then(() => 'ready'), ended.then(() => 'ended')])
  if (first === 'ended') throw new Error('The product did not start')
  return {
    // The temporary folder of this run is of no interest to a reader.
    printed: printed.trim().replace(settings.DATA_DIR, './data'),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
