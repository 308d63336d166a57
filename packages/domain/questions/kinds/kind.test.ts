import { describe, expect, it } from 'vitest'
import { journeyDefinition } from '../../journeys/journey-definition.ts'
import { blankAddress } from '../../values/address.ts'
import { fromPounds } from '../../values/pence.ts'
import { driverQuestions } from '../people/person-questions.ts'
import { asked } from '../people/testing.ts'
import type { AnyQuestion } from '../question.ts'
import type { KindName } from './kind.ts'

const questions: readonly AnyQuestion[] = [
  ...Object.values(journeyDefinition.steps)
    .flat()
    .flatMap(({ ask }) => ask),
  ...driverQuestions,
]

/** A value each kind reads, and values that only look like it. */
const sorts: Partial<Record<KindName, { holds: unknown; not: readonly unknown[] }>> = {
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

/** One of each kind that is asked. */
const kinds = [...new Map(questions.map((each) => [each.kind.input, each])).values()]

describe.each(kinds)('the kind $kind.input', ({ kind }) => {
  const asking = asked({ dateOfBirth: '1987-03-27' })

  it('has an example, options or an input with more than one text, so that it can be shown and tested', () => {
    const own: readonly KindName[] = ['address', 'list', 'start']
    expect(kind.example !== undefined || kind.options !== undefined || own.includes(kind.input)).toBe(true)
  })

  it.runIf(kind.example !== undefined)(
    'reads its example, recognises it and shows it as it can be read',
    () => {
      const read = kind.read(kind.example ?? '', asking)
      if (!read.ok || read.value === undefined) throw new Error('The example is not an answer')
      expect(kind.holds(read.value)).toBe(true)
      expect(kind.read(kind.show(read.value), asking)).toEqual(read)
      for (const other of [undefined, null, {}, [read.value]]) expect(kind.holds(other)).toBe(false)
    },
  )
})
