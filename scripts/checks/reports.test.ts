import { describe, expect, it } from 'vitest'
import { counts, single } from './command.mjs'
import { playwrightCounts, vitestCounts } from './reports.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
})
const vitestReport = (...testResults: object[]) => vitestCounts(JSON.stringify({ testResults }))

describe('what is counted', () => {
  it('is every test of a vitest run', () => {
    const found = vitestReport(
      file('passed', 'passed', 'passed', 'skipped', 'todo'),
      file('failed', 'passed', 'failed'),
    )
    expect(found).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  it('is a test file that could not be loaded, as one failure', () => {
    expect(vitestReport(file('passed', 'passed'), file('failed'))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
  })

  it('is every browser test; one that passed on its second try counts as passed', () => {
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 } })
    expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 2, skipped: 3 })
  })
})

describe('the line of counts', () => {
  it('adds up checks and tests', () => {
    const outcomes = [single('lint', { ok: true, output: '' }), { passed: 40, failed: 2, skipped: 0 }]
    expect(counts(outcomes)).toBe('41 passed, 2 failed')
  })

  it('mentions skipped tests only if there are any', () => {
    expect(counts([{ passed: 1, failed: 0, skipped: 1 }])).toBe('1 passed, 0 failed, 1 skipped')
  })
})
