import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config'

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

type Service = { build?: { target: string }; environment?: Record<string, string> }
const { services }: { services: Record<string, Service> } = parse(text('compose.yaml'), { merge: true })

/** The example of the file with the secrets, as an engine reads it. */
const example = Object.fromEntries(
  text('containers/product.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)
const inImage = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000' }

function settingsOf(name: string): Record<string, string> {
  const given = Object.entries({ ...example, ...services[name]?.environment })
  const filled = given.map(([key, value]) => [
    key,
    value.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) => example[variable] ?? ''),
  ])
  return { ...inImage, ...Object.fromEntries(filled) }
}

const ofTheProduct = Object.entries(services).flatMap(([name, { build }]) =>
  build?.target === 'product' ? [name] : [],
)
const sources = [
  'apps/api/config.ts',
  'apps/api/config-payment.ts',
  'apps/api/config-sites.ts',
  'apps/sandbox/config.ts',
  'scripts/run/product.mjs',
].map(text)

describe('compose.yaml and the example of its secrets', () => {
  it.each(ofTheProduct)('start %s with settings it takes', (name) => {
    const read = readConfig(settingsOf(name))
    expect(read.kind === 'bad' ? read.problems : []).toEqual([])
    if (read.kind !== 'read') return
    const { role, databaseUrl, proxyDepth, sealingKey, host, cards } = read.config
    expect({ role, proxyDepth, host }).toEqual({
      role: name === 'worker' ? 'worker' : 'web',
      proxyDepth: 1,
      host: '0.0.0.0',
    })
    expect(new URL(databaseUrl ?? '').hostname).toBe('database')
    // A key of each process's own making would leave the others' bank details unreadable.
    expect(Buffer.from(sealingKey ?? '', 'base64')).toHaveLength(32)
    expect(cards.sandboxCardSecret).toBe(example['SANDBOX_CARD_SECRET'])
  })

  it('name no setting that nothing reads', () => {
    const named = Object.entries(services).flatMap(([, { build, environment }]) =>
      build ? Object.keys(environment ?? {}) : [],
    )
    const secrets = Object.keys(example).filter((name) => name !== 'DATABASE_PASSWORD')
    const unread = [...new Set([...named, ...secrets])].filter(
      (name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
    )
    expect(unread).toEqual([])
  })

  it('have one database and one card provider for all', () => {
    const shared = ofTheProduct.map((name) => {
      const { DATABASE_URL, SANDBOX_URL, SEALING_KEY } = settingsOf(name)
      return JSON.stringify([DATABASE_URL, SANDBOX_URL, SEALING_KEY])
    })
    expect(new Set(shared).size).toBe(1)
    expect(shared).toHaveLength(3)
  })
})
