import { fork } from 'node:child_process'
import { once } from 'node:events'
import { programFile } from '../../platform/db/testing/programs'

/** The sandbox as it really runs: a separate process, reached only over HTTP. */
export async function realSandbox(
  settings: Record<string, string> = {},
): Promise<{ url: string; smtpUrl: string; stop(): Promise<void> }> {
  const child = fork(programFile('sandbox'), {
    env: { ...process.env, HOST: '127.0.0.1', SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '0', ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [ready] = await once(child, 'message')
  return {
    url: `http://127.0.0.1:${ready.port}`,
    smtpUrl: `smtp://127.0.0.1:${ready.smtpPort}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
