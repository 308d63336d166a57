import { mkdirSync, openSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings } from '../../e2e/product.ts'
import { root } from '../root.mjs'
import { freePort } from '../run/free-port.mjs'
import { startProduct } from '../run/product.mjs'
import { prepare } from '../setup/prepare.mjs'

/** The built product while it is recorded: its addresses and its files. */
export type RunningProduct = {
  origin: string
  sandbox: string
  metrics: string
  dataDir: string
  logFile: string
  stop(): Promise<void>
}

/** Builds what is stale and starts the product as the browser tests do, on free ports and with its own database. */
export async function startForRecording(say: (words: string) => void): Promise<RunningProduct> {
  const prepared = await prepare(root, say)
  if (!prepared.ok) throw new Error(prepared.message)
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-behaviour-'))
  // When started as root the database runs as another user, who must be able to traverse the directory.
  await chmod(dataDir, 0o755)
  const logs = join(root, '.cache', 'e2e')
  mkdirSync(logs, { recursive: true })
  const logFile = join(logs, 'product.log')
  const ports = {
    INTERNAL_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_MAIL_PORT: String(await freePort()),
  }
  const env = { ...process.env, ...settings, ...ports, DATA_DIR: dataDir }
  const outcome = await startProduct({ root, env, logTo: openSync(logFile, 'w') })
  if (outcome.kind !== 'ready') {
    await rm(dataDir, { recursive: true, force: true })
    throw new Error(`The product did not start; see ${logFile}`)
  }
  const { port, sandboxPort, stop } = outcome.product
  // Read by the helpers of the browser tests and by the back office commands.
  Object.assign(process.env, ports)
  process.env['E2E_PORT'] = String(port)
  process.env['E2E_SANDBOX_PORT'] = String(sandboxPort)
  process.env['E2E_DATA_DIR'] = dataDir
  return {
    // By IP address: browsers resolve names under localhost, but not every machine does.
    origin: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    metrics: `http://127.0.0.1:${ports.INTERNAL_PORT}/metrics`,
    dataDir,
    logFile,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
