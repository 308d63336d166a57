import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { clients, node, npm } from './clients.mjs'
import { prism } from './prism.mjs'

/** Where the third-party tools are installed, separately: they are larger than anything that the product needs. */
export const tools = join(root, 'scripts', 'contract', 'tools')

/**
 * `npm run test:contract`: tests the OpenAPI document with third-party tools. Clients in two languages are generated and compiled,
 * and every exchange of the API's tests is validated by Prism.
 * @returns {Promise<number>} the exit code
 */
export async function contract() {
  const folder = join(root, '.cache', 'contract')
  const record = join(folder, 'exchanges')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(record, { recursive: true })
  if (!(await npm(['ci', '--no-engine-strict', '--loglevel=error'], tools))) return 1
  const document = join(folder, 'openapi.json')
  if (!(await node(['scripts/contract/write-document.ts', document]))) return 1
  const compiled = await clients(document, folder, tools)
  const tested = await node(['node_modules/vitest/vitest.mjs', 'run', '--project', 'api'], {
    CONTRACT_RECORD: record,
  })
  if (!tested) console.log('✗ the API’s tests: see above')
  const played = await prism(document, record, tools)
  return compiled && tested && played ? 0 : 1
}
