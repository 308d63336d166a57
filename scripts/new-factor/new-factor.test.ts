import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { readNewFactor, writeFactor } from './new-factor.ts'

const here = { root, today: '2026-11-20' }

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-factor-'))
  for (const part of ['packages/pricing/rating', 'rates'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new factor', () => {
  it('is requested by what it rates, its table, its kind of table, its lines and its first day', () => {
    const expected = {
      of: 'policy',
      table: 'colour',
      by: 'codes',
      lines: ['private-car', 'van'],
      from: '2026-12-01',
    }
    expect(readNewFactor(['policy', 'colour', 'codes', 'private-car,van', '2026-12-01'], here)).toEqual(
      expected,
    )
    expect(readNewFactor(['driver', 'night-miles', 'bands', 'all'], here)).toMatchObject({
      lines: 'all',
      from: '2026-11-20',
    })
  })

  it.each([
    [[], 'npm run new-factor'],
    [['vehicle', 'colour', 'codes', 'all'], 'neither driver nor policy'],
    [['policy', 'Colour', 'codes', 'all'], 'no name of a table'],
    [['policy', 'colour', 'grid', 'all'], 'neither codes nor bands'],
    [['policy', 'colour', 'codes', 'boat'], 'There is no line "boat"'],
    [['policy', 'colour', 'codes', 'all', 'soon'], 'is not a day'],
  ])('is refused as %j', (args, words) => {
    expect(readNewFactor(args, here)).toEqual({ refused: expect.stringContaining(words) })
  })

  it('adds only one record, one test and its rates', () => {
    const colour = {
      of: 'policy',
      table: 'colour',
      by: 'codes',
      lines: ['private-car'],
      from: '2026-12-01',
    } as const
    expect(writeFactor(copy, colour)).toEqual([
      'packages/pricing/rating/policy-factors.ts',
      'packages/pricing/rating/policy-factors.test.ts',
      'rates/private-car/colour/2026-12-01.csv',
    ])
    expect(readFileSync(join(copy, 'packages/pricing/rating/policy-factors.ts'), 'utf8')).toContain(
      "table: 'colour',",
    )
    expect(writeFactor(copy, colour)).toEqual({ refused: 'There is a factor colour already' })
  })

  it('has rates once for all lines that extend another, and may rate a driver', () => {
    const written = writeFactor(copy, {
      of: 'driver',
      table: 'night-miles',
      by: 'bands',
      lines: 'all',
      from: '2026-12-01',
    })
    expect(written).toHaveLength(2 + 1)
    expect(readFileSync(join(copy, 'rates/private-car/night-miles/2026-12-01.csv'), 'utf8')).toContain('0,,1')
  })
})
