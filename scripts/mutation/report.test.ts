import { expect, it } from 'vitest'
import { readReport } from './report.mjs'

const mutant = (status: string, line = 1) => ({
  mutatorName: 'EqualityOperator',
  replacement: 'a >= b',
  status,
  location: { start: { line, column: 5 }, end: { line, column: 10 } },
})

it('counts the mutations that tests noticed, and shows those that no test noticed', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError']
  const report = {
    files: {
      'a.ts': { source: 'if (a > b) {\n  x\n}', mutants: statuses.map((status) => mutant(status)) },
    },
  }
  expect(readReport(report)).toEqual({
    total: 5,
    score: 60,
    unnoticed: [
      'a.ts:1 EqualityOperator: a > b → a >= b',
      'a.ts:1 EqualityOperator, where no test comes: a > b → a >= b',
    ],
  })
})

it('is zero where nothing could be mutated', () => {
  expect(readReport({ files: {} })).toMatchObject({ total: 0, score: 0 })
})
