import { openSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/root.mjs'
import { startProduct } from '../scripts/run/product.mjs'

/** Runs the work against the built product, on free ports with its own database. */
export async function withProduct<T>(work: (port: number) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
  // When started as root the database runs as another user, who must be able to traverse the directory.
  await chmod(dataDir, 0o755)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    SANDBOX_PORT: '0',
    SANDBOX_MAIL_PORT: '0',
    INTERNAL_PORT: '0',
    LOG_LEVEL: 'silent',
  }
  const started = await startProduct({ root, env, logTo: openSync('/dev/null', 'w') })
  if (started.kind !== 'ready') throw new Error('The product did not start')
  try {
    return await work(started.product.port)
  } finally {
    await started.product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
