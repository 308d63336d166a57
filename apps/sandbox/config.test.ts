import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'

function good(env: Record<string, string>) {
  const read = readConfig(env)
  if (read.kind === 'bad') throw new Error(read.problems.join('; '))
  const { siteUrl, webhookUrl, publicUrl, desk } = read.config
  return {
    ...read.config,
    siteUrl: siteUrl.href,
    webhookUrl: webhookUrl?.href,
    publicUrl: publicUrl?.href,
    desk: `${desk.url.href} ${desk.clientSecret}`,
  }
}

it('needs no settings', () => {
  expect(good({})).toEqual({
    host: '127.0.0.1',
    port: 3001,
    smtpPort: 3025,
    siteUrl: 'http://localhost:3000/',
    cardSecret: 'sk_sandbox_milepost',
    webhookUrl: undefined,
    dataDir: undefined,
    desk: 'http://desk.localhost:3002/ sandbox-desk-secret',
  })
})

it('accepts every setting', () => {
  const env = {
    HOST: '0.0.0.0',
    SANDBOX_PORT: '4001',
    SANDBOX_MAIL_PORT: '25',
    SITE_URL: 'https://milepost.test',
    SANDBOX_CARD_SECRET: 'sk_of_my_own',
    SANDBOX_WEBHOOK_URL: 'http://localhost:3000/webhooks',
    SANDBOX_DATA_DIR: 'somewhere',
    SANDBOX_PUBLIC_URL: 'https://sandbox.test',
    DESK_URL: 'https://desk.test',
    DESK_OIDC_CLIENT_SECRET: 'of my own',
  }
  expect(good(env)).toEqual({
    host: '0.0.0.0',
    port: 4001,
    smtpPort: 25,
    siteUrl: 'https://milepost.test/',
    cardSecret: 'sk_of_my_own',
    webhookUrl: 'http://localhost:3000/webhooks',
    dataDir: 'somewhere',
    publicUrl: 'https://sandbox.test/',
    desk: 'https://desk.test/ of my own',
  })
})

it('derives the mail port from the console’s port, or uses any free port', () => {
  expect(good({ SANDBOX_PORT: '5001' }).smtpPort).toBe(5025)
  expect(good({ SANDBOX_PORT: '0' }).smtpPort).toBe(0)
  expect(good({ SANDBOX_PORT: '65530' }).smtpPort).toBe(0)
})

it('derives the addresses of the site and the desk from their ports', () => {
  expect(good({ SITE_PORT: '8080' }).siteUrl).toBe('http://localhost:8080/')
  expect(good({ DESK_PORT: '8082' }).desk).toMatch(/^http:\/\/desk\.localhost:8082\/ /)
  expect(good({ DESK_PORT: 'off' }).desk).toMatch(/^http:\/\/desk\.localhost\/ /)
})

it('sends no webhooks and stores no data if both are off', () => {
  const { webhookUrl, dataDir } = good({ SANDBOX_WEBHOOK_URL: 'off', SANDBOX_DATA_DIR: 'off' })
  expect([webhookUrl, dataDir]).toEqual([undefined, undefined])
})

it('reads secrets from files without the line end, and names a file that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'card'), 'sk_from_a_file\n')
  writeFileSync(join(folder, 'sites'), 'quotelark=from-a-file\n')
  const { cardSecret, siteKey } = good({
    SANDBOX_CARD_SECRET_FILE: join(folder, 'card'),
    SITE_KEYS_FILE: join(folder, 'sites'),
  })
  expect([cardSecret, siteKey]).toEqual(['sk_from_a_file', 'from-a-file'])
  expect(readConfig({ SANDBOX_CARD_SECRET_FILE: join(folder, 'none') })).toMatchObject({
    problems: ['SANDBOX_CARD_SECRET_FILE names a file that cannot be read'],
  })
})

it('refuses an invalid secret without repeating it', () => {
  const read = readConfig({ SANDBOX_CARD_SECRET: 'short', SANDBOX_WEBHOOK_URL: 'localhost' })
  expect(read).toEqual({
    kind: 'bad',
    problems: [
      'SANDBOX_CARD_SECRET must be at least 8 characters without spaces',
      'SANDBOX_WEBHOOK_URL must be off or an http address such as http://localhost:3000/webhooks, not "localhost"',
    ],
  })
})

it('reports all problems together', () => {
  const env = { SANDBOX_PORT: 'three', SANDBOX_MAIL_PORT: '70000', SITE_PORT: '-1', SITE_URL: 'ftp://x' }
  const read = readConfig(env)
  expect(read).toEqual({
    kind: 'bad',
    problems: [
      'SANDBOX_PORT must be a port number from 0 to 65535, not "three"',
      'SANDBOX_MAIL_PORT must be a port number from 0 to 65535, not "70000"',
      'SITE_PORT must be a port number from 0 to 65535, not "-1"',
      'SITE_URL must be an http address such as http://localhost:3000, not "ftp://x"',
    ],
  })
})
