import { mkdirSync, openSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/root.mjs'
import { startProduct } from '../scripts/run/product.mjs'

/**
 * Starts the built product once for all browser tests, as `npm start` does, on its own ports and with its own database; its logs go
 * to .cache/e2e/product.log.
 * @returns a function that stops it and removes its files
 */
export default async function product(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-e2e-'))
  // When run as root the database runs as another user, who needs access to this folder.
  await chmod(dataDir, 0o755)
  const logs = join(root, '.cache', 'e2e')
  mkdirSync(logs, { recursive: true })
  const logTo = openSync(join(logs, 'product.log'), 'w')

  const outcome = await startProduct({ root, env: { ...process.env, ...settings, DATA_DIR: dataDir }, logTo })
  if (outcome.kind !== 'ready') {
    await rm(dataDir, { recursive: true, force: true })
    throw new Error('The product did not start; see .cache/e2e/product.log')
  }
  // Inherited by the worker processes.
  process.env['E2E_PORT'] = String(outcome.product.port)
  process.env['E2E_SANDBOX_PORT'] = String(outcome.product.sandboxPort)
  process.env['E2E_DESK'] = outcome.product.deskAddress
  process.env['E2E_DATA_DIR'] = dataDir
  return async () => {
    await outcome.product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Any free ports, and look-up limits that a hundred tests from one address do not reach. */
export const settings = {
  PORT: '0',
  SANDBOX_PORT: '0',
  SANDBOX_MAIL_PORT: '0',
  INTERNAL_PORT: '0',
  VEHICLE_LIMIT_IP: '10000/1h',
  ADDRESS_LIMIT_IP: '10000/1h',
  DRAFT_LIMIT_IP: '10000/1h',
  NEW_DRAFT_LIMIT_IP: '10000/1h',
  RETRIEVAL_LIMIT_IP: '10000/1h',
  SAVE_LIMIT_IP: '10000/1h',
  PRICING_LIMIT_IP: '10000/1h',
  PREVIEW_LIMIT_IP: '10000/1h',
  INTENT_LIMIT_IP: '10000/1h',
  BANK_LIMIT_IP: '10000/1h',
  DOCUMENT_LIMIT_IP: '10000/1h',
  // One comparison site may request prices.
  SITE_KEYS: 'quotelark=sandbox-site-key-quotelark',
  // Both card pages: the drop-in, and separate fields on the journeys named.
  PAYMENT_PROVIDER: 'BRAINTREE, acorn_cv=STRIPE, motorcade_pc=STRIPE',
}
