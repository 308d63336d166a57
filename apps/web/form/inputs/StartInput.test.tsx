import { effectiveFrom } from '@milepost/domain/questions/cover/effective-from'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { joinStart, splitStart } from './DateInput'
import { ask, pressContinue, type } from './testing'

afterEach(cleanup)

const of = 'coverDetails'
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const choices = (name: string) => [...list(name).options].map(({ value }) => value).filter(Boolean)

describe('a start', () => {
  it('offers every hour, and minutes in the steps of the journey [COV-11]', () => {
    ask(effectiveFrom, { of })
    expect(choices('Hour')).toHaveLength(24)
    expect([choices('Hour')[0], choices('Hour').at(-1)]).toEqual(['00', '23'])
    expect(choices('Minutes')).toEqual(['00', '15', '30', '45'])
  })

  it('takes a day and a time', () => {
    const { answered } = ask(effectiveFrom, { of })
    type(box('Day'), '20')
    type(box('Month'), '11')
    type(box('Year'), '2026')
    type(list('Hour'), '14')
    type(list('Minutes'), '15')
    pressContinue()
    expect(answered).toEqual([{ date: '2026-11-20', hour: 14, minute: 15 }])
  })

  it('shows the stored start and can be changed in part', () => {
    const subject = { effectiveFrom: { date: '2026-11-20', hour: 9, minute: 45 } }
    const { answered } = ask(effectiveFrom, { of, subject })
    expect([box('Day').value, list('Hour').value, list('Minutes').value]).toEqual(['20', '09', '45'])
    type(box('Day'), '21')
    pressContinue()
    expect(answered).toEqual([{ date: '2026-11-21', hour: 9, minute: 45 }])
  })

  it('marks the part that is wrong: the time, or the day', () => {
    const isInvalid = () =>
      [box('Day'), list('Hour'), list('Minutes')].map((each) => each.hasAttribute('aria-invalid'))
    ask(effectiveFrom, { of })
    type(box('Day'), '20 November 2026')
    pressContinue()
    expect(box('Day').dataset['errorKey']).toBe('startTimeRequired')
    expect(isInvalid()).toEqual([false, true, true])
    type(list('Hour'), '14')
    type(list('Minutes'), '15')
    type(box('Year'), '2036')
    pressContinue()
    expect(box('Day').dataset['errorKey']).toBe('startTooFarAhead')
    expect(isInvalid()).toEqual([true, false, false])
  })
})

describe('a start as one text', () => {
  it.each(['27/3/2026 14:15', '// 14:15', '27/3/2026 :', '/mar/ 14:'])('keeps its parts: %s', (text) => {
    const entry = splitStart(text)
    expect(splitStart(joinStart(entry))).toEqual(entry)
  })

  it('is nothing when all its parts are', () => {
    expect(joinStart(splitStart(''))).toBe('')
  })

  it('may hold its day whole, as a picker gives it', () => {
    expect(splitStart('2026-03-27 14:15')).toEqual({
      date: { day: '27', month: '3', year: '2026' },
      hour: '14',
      minute: '15',
    })
  })
})
