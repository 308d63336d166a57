import { readConfig } from '../config.ts'
import { type OpenSandbox, openSandbox } from '../open-sandbox.ts'

/** The requests of the parent process. */
type Request = { open: string; env: Readonly<Record<string, string | undefined>> } | { close: string }

type Reply = { id: string; port: number; smtpPort: number }

/** Sandboxes for one test file after another, each with its own state and ports, in a process that is started once. */
const sandboxes = new Map<string, OpenSandbox>()

async function answer(request: Request): Promise<Reply> {
  if ('close' in request) {
    await sandboxes.get(request.close)?.close()
    sandboxes.delete(request.close)
    return { id: request.close, port: 0, smtpPort: 0 }
  }
  const read = readConfig(request.env)
  if (read.kind === 'bad') throw new Error(read.problems.join('\n'))
  const sandbox = await openSandbox(read.config)
  sandboxes.set(request.open, sandbox)
  return { id: request.open, port: sandbox.port, smtpPort: sandbox.smtpPort }
}

process.on('message', async (request: Request) => process.send?.(await answer(request)))
process.once('disconnect', () => process.exit())
