import { expect, it } from 'vitest'
import { targets } from './targets.mjs'

const all = ['web', 'desk', 'api', 'sandbox']

it.each([
  ['apps/web/state/quote-state.ts', ['web']],
  ['apps/web/ui/Button.tsx', ['web', 'desk']],
  ['apps/desk/App.tsx', ['desk']],
  ['apps/api/platform/http/server.ts', ['api']],
  ['apps/sandbox/server.ts', ['sandbox']],
  ['packages/domain/values/pence.ts', ['web', 'desk', 'api']],
  ['packages/contract/call.ts', ['web', 'desk', 'api']],
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

it('compiles in only VITE_ settings, and only into the site', () => {
  const baked = (setting: string) =>
    targets.filter(({ settings }) => settings(setting)).map(({ name }) => name)
  expect(baked('VITE_JOURNEY')).toEqual(['web'])
  expect(baked('PORT')).toEqual([])
})
