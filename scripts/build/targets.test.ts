import { expect, it } from 'vitest'
import { targets } from './targets.mjs'

const all = ['web', 'api', 'sandbox']

it.each([
  ['apps/web/state/quote-state.ts', ['web']],
  ['apps/api/platform/http/server.ts', ['api']],
  ['apps/sandbox/server.ts', ['sandbox']],
  ['packages/domain/values/pence.ts', ['web', 'api']],
  ['packages/contract/call.ts', ['web', 'api']],
  ['packages/pricing/outcome.ts', ['api']],
  ['package-lock.json', all],
  ['scripts/build/server.mjs', all],
  ['scripts/checks/test.mjs', []],
  ['e2e/start.e2e.ts', []],
])('an edit of %s makes %j stale', (path, stale) => {
  const found = targets.filter(({ inputs }) =>
    inputs.some((input) => path === input || path.startsWith(`${input}/`)),
  )
  expect(found.map(({ name }) => name)).toEqual(stale)
})

it('bakes only VITE_ settings, and those into the site alone', () => {
  const baked = (setting: string) =>
    targets.filter(({ settings }) => settings(setting)).map(({ name }) => name)
  expect(baked('VITE_JOURNEY')).toEqual(['web'])
  expect(baked('PORT')).toEqual([])
})
