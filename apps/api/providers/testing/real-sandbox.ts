import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { programFile } from '../../platform/db/testing/programs.ts'

type Sandbox = { url: string; smtpUrl: string; stop(): Promise<void> }

/** As it really runs: in a separate process, reached only over HTTP and SMTP. Each has its own ports and state. */
export async function realSandbox(settings: Record<string, string> = {}): Promise<Sandbox> {
  const id = randomUUID()
  const fixed = { HOST: '127.0.0.1', SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '0' }
  const { port, smtpPort } = await ask(id, { open: id, env: { ...process.env, ...fixed, ...settings } })
  return {
    url: `http://127.0.0.1:${port}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async stop() {
      await ask(id, { close: id })
    },
  }
}

/** One process for all test files that run in this one: starting it for each took a second of CPU. It ends when we do. */
let started: ChildProcess | undefined

function sandboxes(): ChildProcess {
  if (started?.connected) return started
  started = fork(programFile('sandboxes'), { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  started.unref()
  started.setMaxListeners(0)
  return started
}

function ask(id: string, request: object): Promise<{ port: number; smtpPort: number }> {
  const child = sandboxes()
  return new Promise((resolve, reject) => {
    const ended = () => settle(() => reject(new Error('The process of the sandboxes has ended')))
    const reply = (message: unknown) => {
      if (Object(message).id === id) settle(() => resolve(Object(message)))
    }
    function settle(end: () => void) {
      child.off('message', reply)
      child.off('exit', ended)
      // It does not keep a process running that waits for nothing else.
      if (child.listenerCount('message') === 0) child.channel?.unref()
      end()
    }
    child.channel?.ref()
    child.on('message', reply)
    child.once('exit', ended)
    child.send(request)
  })
}
