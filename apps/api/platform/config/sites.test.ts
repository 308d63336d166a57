import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { demoKeys } from './sites.ts'

function sitesOf(environment: Record<string, string>) {
  const outcome = readConfig(environment)
  return outcome.kind === 'read' ? outcome.config.sites : outcome.problems
}
const long = 'k'.repeat(16)

it('accepts publicly known site keys on a laptop, and nowhere else', () => {
  expect(sitesOf({})).toMatchObject({ keys: demoKeys, limit: { count: 300, perSeconds: 1 } })
  expect(demoKeys.map(({ site }) => site)).toEqual(['quotelark', 'pennyfair', 'coverscout', 'ratebridge'])
  expect(sitesOf({ NODE_ENV: 'production', SANDBOX: 'on' })).toMatchObject({ keys: [] })
  const off = { SANDBOX: 'off', SANDBOX_URL: 'http://sandbox.example' }
  expect(sitesOf(off)).toMatchObject({ keys: [] })
})

it('accepts a key for each site, and several during a key rotation', () => {
  const written = `quotelark=${long}, Pennyfair=${long}=b,quotelark=${long}2`
  expect(sitesOf({ SITE_KEYS: written, NODE_ENV: 'production', SANDBOX: 'on' })).toMatchObject({
    keys: [
      { site: 'quotelark', key: long },
      { site: 'pennyfair', key: `${long}=b` },
      { site: 'quotelark', key: `${long}2` },
    ],
  })
})

it('refuses an unknown site and a key that is too short, without repeating the key', () => {
  const problems = sitesOf({ SITE_KEYS: `meerkat=${long},quotelark=hush` })
  expect(problems).toEqual([
    'SITE_KEYS names the unknown site "meerkat"; the sites are quotelark, pennyfair, coverscout or ratebridge',
    'SITE_KEYS must give quotelark a key of at least 16 characters',
  ])
  expect(String(problems)).not.toContain('hush')
})

it('limits each site as configured', () => {
  expect(sitesOf({ SITE_LIMIT: '50/2s' })).toMatchObject({ limit: { count: 50, perSeconds: 2 } })
})
