import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { productionProblems } from '../db/check-production.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { plainServer } from '../db/testing/plain-server.ts'
import { administer } from '../db/testing/test-server.ts'
import { readConfig } from './config.ts'

const text = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

type Service = { build?: { target: string }; environment?: Record<string, string> }
const { services }: { services: Record<string, Service> } = parse(text('compose.yaml'), { merge: true })

/** The generated secrets, in the folder where a container engine mounts them. */
const folder = mkdtempSync(join(tmpdir(), 'milepost-secrets-'))
const maker = new URL('../../../../scripts/containers/make-secrets.mjs', import.meta.url)
execFileSync(process.execPath, [fileURLToPath(maker), folder])
afterAll(() => rmSync(folder, { recursive: true }))
const secret = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
const inImage = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000' }

function settingsOf(name: string): Record<string, string> {
  const environment = Object.entries(services[name]?.environment ?? {})
  const filled = environment.map(([key, value]) => [key, value.replace('/run/secrets', folder)])
  return { ...inImage, ...Object.fromEntries(filled) }
}

const ofTheProduct = Object.entries(services).flatMap(([name, { build }]) =>
  build?.target === 'product' && name !== 'migrate' ? [name] : [],
)
const sources = [
  'apps/api/platform/config/config.ts',
  'apps/api/platform/config/desk.ts',
  'apps/api/platform/config/objects.ts',
  'apps/api/platform/config/payment.ts',
  'apps/api/platform/config/production.ts',
  'apps/api/platform/config/sites.ts',
  'apps/sandbox/config.ts',
  'scripts/run/product.mjs',
].map(text)

describe('compose.yaml with its generated secrets', () => {
  it.each(ofTheProduct)('starts %s with valid settings', (name) => {
    const read = readConfig(settingsOf(name))
    expect(read.kind === 'bad' ? read.problems : []).toEqual([])
    if (read.kind !== 'read') return
    const { role, databaseUrl, proxyDepth, encryptionKey, host, cards, testNotice } = read.config
    expect({ role, proxyDepth, host }).toEqual({
      role: name === 'worker' ? 'worker' : 'web',
      proxyDepth: 1,
      host: '0.0.0.0',
    })
    const { hostname, username, password } = new URL(databaseUrl ?? '')
    expect([hostname, username, password]).toEqual(['database', 'milepost_api', secret('database_password')])
    expect(testNotice).toBeDefined()
    // If each process generated its own key, it could not read the others' bank details.
    expect(Buffer.from(encryptionKey ?? '', 'base64')).toHaveLength(32)
    expect(cards.sandboxCardSecret).toBe(secret('sandbox_card_secret'))
  })

  it('migrates as the owner and has no encryption key', () => {
    const read = readConfig(settingsOf('migrate'), 'database')
    if (read.kind !== 'read') throw new Error(read.problems.join('\n'))
    const { migrationDatabaseUrl, encryptionKey } = read.config
    expect(new URL(migrationDatabaseUrl ?? '').password).toBe(secret('migration_password'))
    expect(encryptionKey).toBeUndefined()
  })

  it('creates the database user of the product, with the password that the product uses', async () => {
    const [, statements = ''] = /<<'SQL'\n([\s\S]*?)\nSQL\n/.exec(text('containers/database-users.sh')) ?? []
    const server = await plainServer([])
    onTestFinished(server.close)
    await administer(server.connection, 'create database milepost')
    const owner = { ...server.connection, database: 'milepost' }
    await administer(owner, statements.replace(":'password'", `'${secret('database_password')}'`))
    const { username } = new URL(settingsOf('api-1')['DATABASE_URL'] ?? '')
    const url = (user: string) =>
      `postgres://${user}@${encodeURIComponent(owner.host)}:${owner.port}/milepost`
    const opened = await openDatabase({
      databaseUrl: url(username),
      migrationDatabaseUrl: url(owner.user),
      dataDir: folder,
      log: () => {},
    })
    try {
      await opened.asOwner((db) => migrate(db))
      expect((await productionProblems(opened.db)).filter((each) => !each.includes('log'))).toEqual([])
    } finally {
      await opened.close()
    }
  })

  it('contains no setting that no program reads', () => {
    const named = Object.entries(services).flatMap(([, { build, environment }]) =>
      build ? Object.keys(environment ?? {}) : [],
    )
    const unread = [...new Set(named.map((name) => name.replace(/_FILE$/, '')))].filter(
      (name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
    )
    expect(unread).toEqual([])
  })

  it('gives all processes the same database, sandbox and encryption key', () => {
    const shared = ofTheProduct.map((name) => {
      const { DATABASE_URL, SANDBOX_URL, SEALING_KEY_FILE } = settingsOf(name)
      return JSON.stringify([DATABASE_URL, SANDBOX_URL, SEALING_KEY_FILE])
    })
    expect(new Set(shared).size).toBe(1)
    expect(shared).toHaveLength(3)
  })
})

/** The settings of a Kubernetes overlay, over those of the base. */
function settingsOfOverlay(overlay: string): Record<string, string> {
  const lines = ['base', `overlays/${overlay}`]
    .map((at) => text(`containers/kubernetes/${at}/settings.env`))
    .flatMap((file) => file.trim().split('\n'))
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
}

/** Secrets as an operator would fill them in, where no program generates them. */
const filled: Readonly<Record<string, string>> = {
  stripe_secret_key: 'sk_live_51Abc',
  stripe_publishable_key: 'pk_live_51Abc',
  stripe_webhook_secret: 'whsec_51Abc',
  smtp_url: 'smtps://us:secret@mail.acorn.example',
}

describe.each(['test-site', 'managed'])('the Kubernetes overlay %s', (overlay) => {
  const settings = settingsOfOverlay(overlay)
  const mounted = Object.entries(settings).map(([name, value]) => {
    if (!name.endsWith('_FILE')) return [name, value] as const
    const secretName = basename(value)
    const path = join(folder, secretName)
    if (!existsSync(path)) writeFileSync(path, filled[secretName] ?? randomBytes(32).toString('base64url'))
    return [name, path] as const
  })

  it.each(['web', 'worker'])('starts %s with valid settings', (role) => {
    const read = readConfig({ ...inImage, ...Object.fromEntries(mounted), ROLE: role, DESK_PORT: '3002' })
    expect(read.kind === 'bad' ? read.problems : []).toEqual([])
    if (read.kind !== 'read') return
    expect(read.config.testNotice !== undefined).toBe(overlay === 'test-site')
    expect(read.config.objects?.isForNew).toBe(overlay === 'managed' ? true : undefined)
  })

  it('contains no setting that no program reads', () => {
    const unread = Object.keys(settings)
      .map((name) => name.replace(/_FILE$/, ''))
      .filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)))
    expect(unread).toEqual([])
  })
})
