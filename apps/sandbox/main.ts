import { readConfig } from './config.ts'
import { openSandbox, PortInUse } from './open-sandbox.ts'

const read = readConfig(process.env)
if (read.kind === 'bad') {
  for (const problem of read.problems) console.error(`sandbox: ${problem}`)
  process.exit(1)
}

const opening = openSandbox(read.config).catch((error: unknown) => {
  if (!(error instanceof PortInUse)) throw error
  console.error(`sandbox: ${error.message}`)
  process.exit(1)
})

async function stop(): Promise<void> {
  await (await opening).close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

// The starter learns from the product where its database is.
process.on('message', async (message) => {
  const url: unknown = Object(message).clockUrl
  if (typeof url === 'string') (await opening).shareClock(url)
})

opening.then(({ port, smtpPort }) => {
  if (process.send) process.send({ kind: 'ready', port, smtpPort })
  else console.log(`The sandbox is at http://localhost:${port}/, its mailbox on port ${smtpPort}.`)
})
