import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers } from '../answers.ts'
import { mustBeAnswered, tick, yesNo, yesOrNo } from './yes-no.ts'

const asking = { terms: journeys.acorn_pc, answers: noAnswers, subject: {}, today: localDate('2026-11-15') }

describe('a yes or no', () => {
  it.each([
    ['yes', true],
    ['no', false],
    ['', undefined],
  ])('reads "%s" as %s', (typed, value) => {
    expect(yesNo.read(typed, asking)).toEqual({ ok: true, value })
  })

  it.each(['Yes', 'true', 'maybe'])('refuses "%s", which is neither', (typed) => {
    expect(yesNo.read(typed, asking)).toEqual({
      ok: false,
      key: 'notOffered',
      message: 'Please choose yes or no',
    })
  })

  it('shows a value as the text it reads, and offers both answers', () => {
    expect([yesNo.show(true), yesNo.show(false)]).toEqual(['yes', 'no'])
    expect(yesNo.options?.(asking).map(({ desc }) => desc)).toEqual(['Yes', 'No'])
    expect([yesOrNo(true), yesOrNo(false)]).toEqual(['Yes', 'No'])
  })

  it('is missing until it is answered, and accepts a no', () => {
    const missing = { key: 'k', message: 'Please tell us' }
    const check = mustBeAnswered(missing)
    expect(check(undefined)).toBe(missing)
    expect(check(false)).toBeUndefined()
    expect(check(true)).toBeUndefined()
  })
})

describe('a tick', () => {
  it('reads a ticked box as true and an unticked one as no answer', () => {
    expect(tick.read('yes', asking)).toEqual({ ok: true, value: true })
    expect(tick.read('', asking)).toEqual({ ok: true, value: undefined })
    expect(tick.read('on', asking)).toMatchObject({ ok: false, key: 'notOffered' })
  })

  it('shows a value as the text it reads', () => {
    expect([tick.show(true), tick.show(false)]).toEqual(['yes', ''])
  })
})
