import { expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys'
import { localDate } from '../../values/local-date'
import { noAnswers } from '../answers'
import { tick } from './yes-no'

const asking = { terms: journeys.acorn_pc, answers: noAnswers, subject: {}, today: localDate('2026-11-15') }

it('reads a ticked box as true and a clear one as no answer', () => {
  expect(tick.read('yes', asking)).toEqual({ ok: true, value: true })
  expect(tick.read('', asking)).toEqual({ ok: true, value: undefined })
  expect(tick.read('on', asking)).toMatchObject({ ok: false, key: 'notOffered' })
})

it('shows what it reads', () => {
  expect([tick.show(true), tick.show(false)]).toEqual(['yes', ''])
})
