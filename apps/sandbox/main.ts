import { once } from 'node:events'
import { cardProvider } from './cards/card-provider'
import { readConfig } from './config'
import { createInbox } from './email/inbox'
import { smtpServer } from './email/smtp-server'
import { sandboxServer } from './server'

const read = readConfig(process.env)
if (read.kind === 'bad') {
  for (const problem of read.problems) console.error(`sandbox: ${problem}`)
  process.exit(1)
}
const { host, port, smtpPort, siteUrl, cardSecret, webhookUrl, dataDir, siteKey, backOffice } = read.config

const now = () => new Date()
const inbox = createInbox(now)
const smtp = smtpServer(inbox)
const cards = cardProvider({ secret: cardSecret, webhookUrl, dataDir, siteUrl, now })
const app = sandboxServer({
  siteUrl,
  cards,
  inbox: inbox,
  smtpPort: () => portOf(smtp),
  now,
  dataDir,
  siteKey,
  backOffice,
})

function portOf(server: { address(): unknown }): number {
  const address = server.address()
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0
}

/** A port in use is the usual failure on a laptop, so the message names its setting. */
async function listen(setting: string, listenPort: number, start: () => Promise<unknown>): Promise<void> {
  try {
    await start()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    console.error(
      `sandbox: port ${listenPort} is already in use. Stop what is using it or set ${setting} to another port.`,
    )
    process.exit(1)
  }
}

async function stop(): Promise<void> {
  smtp.close()
  await app.close()
  cards.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

await listen('SANDBOX_MAIL_PORT', smtpPort, () => {
  smtp.listen(smtpPort, host)
  return once(smtp, 'listening')
})
await listen('SANDBOX_PORT', port, () => app.listen({ port, host }))

const ready = { kind: 'ready', port: portOf(app.server), smtpPort: portOf(smtp) }
if (process.send) process.send(ready)
else
  console.log(
    `The sandbox desk is at http://localhost:${ready.port}/, mail is taken on port ${ready.smtpPort}.`,
  )
