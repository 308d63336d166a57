import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Code as a third party would write it: the call exists, its price is a number, and a misspelt field does not compile. */
const use = `import type { components, paths } from './client'
type PriceRisk = paths['/api/v1/Aggregator/PriceRisk']['post']
type Quote = PriceRisk['responses'][200]['content']['application/json']
export const priceOf = (quote: Quote): number | undefined => quote.prices?.inFull
export const headers: PriceRisk['parameters']['header'] = { 'x-tenant': 'A', 'x-product': 'PC', 'idempotency-key': 'risk-0001' }
export const codeOf = (problem: components['schemas']['Problem']) => problem.code
// @ts-expect-error There is no such field.
export const wrong = (quote: Quote) => quote.pricess
`

/**
 * Generates a TypeScript and a Python client from the document and compiles both: with the project's own compiler under --strict,
 * and with pyright.
 * @param {string} document
 * @param {string} folder
 * @param {string} tools
 */
export async function clients(document, folder, tools) {
  const tool = (/** @type {string} */ path) => join(tools, 'node_modules', path)
  const typescript = join(folder, 'client.ts')
  writeFileSync(join(folder, 'use.ts'), use)
  const isTypeScript =
    (await node([tool('openapi-typescript/bin/cli.js'), document, '--output', typescript])) &&
    (await node([
      'node_modules/typescript/bin/tsc',
      ...['--ignoreConfig', '--strict', '--noEmit', '--skipLibCheck', 'false', '--types', ''],
      typescript,
      join(folder, 'use.ts'),
    ]))
  say(isTypeScript, 'a TypeScript client compiles under --strict')

  const schema = join(folder, 'schema.json')
  const { components } = JSON.parse(readFileSync(document, 'utf8'))
  const definitions = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/')
  writeFileSync(schema, `{"definitions":${definitions}}`)
  writeFileSync(
    join(folder, 'pyrightconfig.json'),
    JSON.stringify({ typeCheckingMode: 'standard', include: ['client.py'] }),
  )
  const isPython =
    (await node([
      tool('quicktype/dist/index.js'),
      ...['--src-lang', 'schema', '--lang', 'python', '--python-version', '3.7'],
      ...['--out', join(folder, 'client.py'), `${schema}#/definitions/`],
    ])) && (await node([tool('pyright/index.js'), '--project', folder]))
  say(isPython, 'a Python client of every shape compiles with pyright')
  return isTypeScript && isPython
}

/** @param {boolean} isGood @param {string} words */
function say(isGood, words) {
  console.log(`${isGood ? '✓' : '✗'} ${words}`)
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(command, args, cwd, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** @param {readonly string[]} args @param {Record<string, string>} env */
export const node = (args, env = {}) => run(process.execPath, args, root, env)

/** @param {readonly string[]} args @param {string} cwd */
export const npm = (args, cwd) => run('npm', args, cwd, {})
