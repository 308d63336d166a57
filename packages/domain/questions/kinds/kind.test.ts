import { describe, expect, it } from 'vitest'
import { journeyDefinition } from '../../journeys/journey-definition.ts'
import { blankAddress } from '../../values/address.ts'
import { fromPounds } from '../../values/pence.ts'
import { driverQuestions } from '../people/person-questions.ts'
import type { AnyQuestion } from '../question.ts'
import type { Kind } from './kind.ts'

const questions: readonly AnyQuestion[] = [
  ...Object.values(journeyDefinition.steps)
    .flat()
    .flatMap(({ ask }) => ask),
  ...driverQuestions,
]

/** A value each kind reads, and values that only look like it. */
const sorts: Record<Kind<never>['input'], { holds: unknown; not: readonly unknown[] }> = {
  plate: { holds: 'AB12 CDE', not: [12] },
  money: { holds: fromPounds(5), not: [0.5, '5', -0, Number.NaN] },
  choice: { holds: 'COMP', not: [1, ['COMP']] },
  date: { holds: '2026-11-15', not: ['2026-02-30', '1700-02-01', 20261115] },
  name: { holds: 'Jo', not: [{ first: 'Jo' }] },
  email: { holds: 'jo@example.com', not: [true] },
  phone: { holds: '01134960100', not: [1134960100] },
  search: { holds: 'A01', not: [1] },
  'licence-number': { holds: 'MORGA803277A99AB', not: [['MORGA']] },
  address: { holds: blankAddress, not: ['1 High Street', { line1: '1 High Street' }] },
  'yes-no': { holds: false, not: ['no', 0] },
  'whole-number': { holds: 5, not: ['5'] },
  mileage: { holds: 8_000, not: ['8000'] },
  list: { holds: [{}], not: [[null], {}, 'x', [[]]] },
  start: {
    holds: { date: '2026-11-20', hour: 9, minute: 15 },
    not: [
      { date: '2026-11-20', hour: 24, minute: 0 },
      { date: '2026-02-30', hour: 0, minute: 0 },
      '2026-11-20',
    ],
  },
  tick: { holds: true, not: ['yes'] },
}

describe.each(Object.entries(sorts))('a question of the kind %s', (input, { holds, not }) => {
  const { kind } = questions.find((each) => each.kind.input === input) ?? {}

  it('recognises the values it reads, and no value of another type', () => {
    expect(kind?.holds(holds)).toBe(true)
    for (const other of [...not, undefined, null])
      expect(kind?.holds(other), JSON.stringify(other)).toBe(false)
  })
})
