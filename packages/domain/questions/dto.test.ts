import { describe, expect, it } from 'vitest'
import { fromPounds } from '../values/pence.ts'
import { noAnswers } from './answers.ts'
import { deserialise, entityOf, listDto, promised, serialise, unasked } from './dto.ts'
import { list } from './kinds/list.ts'
import { money } from './kinds/money.ts'
import { tick, yesNo } from './kinds/yes-no.ts'

const asked = { isAsked: () => true }
const cost = { name: 'cost', kind: money }
const repairs = entityOf([cost], [])
const entity = entityOf(
  [
    { name: 'hasDashCam', kind: yesNo, ...asked },
    cost,
    { name: 'hasAgreed', kind: tick, dto: 'not-sent' as const },
    { name: 'isRepaired', kind: yesNo, dto: { impliedBy: 'repairs' } },
    {
      name: 'repairs',
      kind: list,
      dto: listDto({ list: 'repairs', promisedBy: 'isRepaired', entries: repairs, most: 5 }),
    },
    unasked<{ cost?: number }>()('isFree', {
      shape: 'yes-no',
      serialise: (subject) => subject.cost === 0,
      deserialise: () => ({}),
    }),
  ],
  ['cost', 'isFree'],
)

describe('the JSON object of a subject', () => {
  it('has a field for each question that is sent, in the published order, and new fields after them', () => {
    expect(entity.map(({ name }) => name)).toEqual(['cost', 'isFree', 'hasDashCam', 'repairs'])
  })

  it('requires the fields of questions that are always asked', () => {
    const required = entity.filter(({ isRequired }) => isRequired)
    expect(required.map(({ name }) => name)).toEqual(['cost', 'repairs'])
  })

  it('is written and read back by the kind of each question', () => {
    const subject = {
      cost: fromPounds(2),
      hasDashCam: true,
      isRepaired: true,
      repairs: [{ cost: fromPounds(1) }],
    }
    const sent = serialise(entity, subject, noAnswers)
    expect(sent).toEqual({ cost: 2, isFree: false, hasDashCam: true, repairs: [{ cost: 1 }] })
    expect(deserialise(entity, sent)).toEqual(subject)
  })

  it('leaves unanswered what was not sent', () => {
    expect(deserialise(entity, { hasDashCam: false, cost: undefined })).toEqual({ hasDashCam: false })
  })

  it('cannot be built from a question without a shape', () => {
    expect(() => entityOf([{ name: 'claims', kind: list }], [])).toThrow('claims must say its shape')
  })
})

it.each([
  [false, undefined, []],
  [true, ['one'], ['one']],
  [true, [], undefined],
  [undefined, ['one'], undefined],
])('after %j the list %j is sent as %j', (hasAny, entries, sent) => {
  expect(promised(hasAny, entries)).toEqual(sent)
})
