import { expect, it } from 'vitest'
import { nearestTests } from './nearest-tests.ts'

/** A tree of these sources. */
function treeOf(sources: Record<string, string>) {
  return { sources: new Map(Object.entries(sources)), exists: (path: string) => path in sources }
}

const tree = treeOf({
  'packages/domain/price.ts': 'export const price = 1',
  'packages/domain/price.test.ts': "import { price } from './price.ts'",
  'packages/domain/quote.ts': "import { price } from './price.ts'",
  'packages/domain/quote.test.ts': "import './quote.ts'",
  'packages/domain/other.test.ts': 'export {}',
  'apps/api/quote/store.ts': "import '@milepost/domain/quote'",
  'apps/api/quote/store.test.ts': "import './store.ts'",
  'apps/api/quote/long.chaos.test.ts': "import './store.ts'",
  'packages/pricing/rates.ts': "readFileSync('rates/base.csv')",
  'packages/pricing/rates.test.ts': "import './rates.ts'",
})

it('finds the tests that depend on a change, the nearest first', () => {
  expect(nearestTests(['packages/domain/price.ts'], tree)).toEqual({
    unit: ['packages/domain/price.test.ts', 'packages/domain/quote.test.ts'],
    api: ['apps/api/quote/store.test.ts'],
    left: 0,
  })
})

it('finds no test that depends on nothing that changed', () => {
  expect(nearestTests(['packages/domain/other.test.ts'], tree).unit).toEqual([
    'packages/domain/other.test.ts',
  ])
  expect(nearestTests(['LICENSE'], tree)).toEqual({ unit: [], api: [], left: 0 })
})

it('finds who reads a file that is no source, by its name or a folder it is in', () => {
  expect(nearestTests(['rates/base.csv'], tree).unit).toEqual(['packages/pricing/rates.test.ts'])
  const ofFolder = treeOf({ 'a/rates.test.ts': "readdirSync(join(root, 'rates'))" })
  expect(nearestTests(['rates/van/base.csv'], ofFolder).unit).toEqual(['a/rates.test.ts'])
})

it('runs what takes a minute, and counts the rest', () => {
  const many = Array.from({ length: 100 }, (_, at) => [
    `packages/far/${at}.test.ts`,
    "import '../domain/all.ts'",
  ])
  const near = { 'packages/domain/all.ts': '', 'packages/domain/near.test.ts': "import './all.ts'" }
  const { unit, left } = nearestTests(
    ['packages/domain/all.ts'],
    treeOf({ ...Object.fromEntries(many), ...near }),
  )
  expect(unit).toContain('packages/domain/near.test.ts')
  expect(unit.length + left).toBe(101)
  expect(left).toBeGreaterThan(0)
})
