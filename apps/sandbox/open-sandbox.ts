import { once } from 'node:events'
import type { Server, Socket } from 'node:net'
import { cardProvider } from './cards/card-provider.ts'
import { sandboxClock } from './clock/clock.ts'
import { shareWhenReady } from './clock/product-clock.ts'
import type { Config } from './config.ts'
import { createInbox } from './email/inbox.ts'
import { smtpServer } from './email/smtp-server.ts'
import { sandboxServer } from './server.ts'

export type OpenSandbox = {
  port: number
  smtpPort: number
  /** Moves the clock of this database too, from when it can be reached. */
  shareClock(databaseUrl: string): void
  close(): Promise<void>
}

/** The running sandbox, with its own state and ports. */
export async function openSandbox(config: Config): Promise<OpenSandbox> {
  const { host, port, smtpPort, siteUrl, cardSecret, webhookUrl, dataDir, siteKey, backOffice, desk } = config
  const clock = sandboxClock()
  const { now } = clock
  const closing = new AbortController()
  const shareClock = (url: string) => void shareWhenReady(clock, url, closing.signal)
  if (config.databaseUrl !== undefined) shareClock(config.databaseUrl)
  const inbox = createInbox(now)
  const smtp = smtpServer(inbox)
  const hangUp = hangingUp(smtp)
  const cards = cardProvider({ secret: cardSecret, webhookUrl, dataDir, siteUrl, now })
  const app = sandboxServer({
    siteUrl,
    cards,
    inbox,
    smtpPort: () => portOf(smtp),
    now,
    clock,
    dataDir,
    siteKey,
    backOffice,
    staff: {
      publicUrl: () => config.publicUrl ?? new URL(`http://localhost:${portOf(app.server)}`),
      deskUrl: desk.url,
      clientSecret: desk.clientSecret,
    },
  })
  await listen('SANDBOX_MAIL_PORT', smtpPort, () => {
    smtp.listen(smtpPort, host)
    return once(smtp, 'listening')
  })
  await listen('SANDBOX_PORT', port, () => app.listen({ port, host }))
  return {
    port: portOf(app.server),
    smtpPort: portOf(smtp),
    shareClock,
    async close() {
      closing.abort()
      smtp.close()
      hangUp()
      await app.close()
      cards.close()
    },
  }
}

function portOf(server: { address(): unknown }): number {
  const address = server.address()
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0
}

/** A closed server leaves its connections open, and mail programs keep theirs. */
function hangingUp(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) socket.destroy()
  }
}

/** The usual failure on a laptop, so the message names the setting of the port. */
export class PortInUse extends Error {
  constructor(setting: string, port: number) {
    super(`port ${port} is already in use. Stop what is using it or set ${setting} to another port.`)
  }
}

async function listen(setting: string, port: number, start: () => Promise<unknown>): Promise<void> {
  try {
    await start()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortInUse(setting, port)
    throw error
  }
}
