import { effectiveFrom } from '@milepost/domain/questions/cover/effective-from'
import { today } from '@milepost/domain/questions/people/testing'
import { addDays, formatDate } from '@milepost/domain/values/local-date'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { joinStart, splitStart } from './StartInput.tsx'
import { ask, pressContinue, type } from './testing.tsx'

afterEach(cleanup)

const of = 'coverDetails'
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const choices = (name: string) => [...list(name).options].map(({ value }) => value).filter(Boolean)

const pick = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const changeTime = () => fireEvent.click(screen.getByRole('button', { name: 'Change the time' }))
const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value

describe('a start', () => {
  it('can be tomorrow in one press, from the start of the day', () => {
    const { answered } = ask(effectiveFrom, { of })
    expect(chosen()).toBeUndefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    pick(/^Tomorrow/)
    expect(screen.getByText(/^Starts at 00:00/)).toBeDefined()
    pressContinue()
    expect(answered).toEqual([{ date: addDays(today, 1), hour: 0, minute: 0 }])
  })

  it('offers every hour, and minutes in the steps of the journey, after one press [COV-11]', () => {
    const { answered } = ask(effectiveFrom, { of })
    pick(/^Tomorrow/)
    changeTime()
    expect(choices('Hour')).toHaveLength(24)
    expect([choices('Hour')[0], choices('Hour').at(-1)]).toEqual(['00', '23'])
    expect(choices('Minutes')).toEqual(['00', '15', '30', '45'])
    type(list('Hour'), '14')
    pressContinue()
    expect(answered).toEqual([{ date: addDays(today, 1), hour: 14, minute: 0 }])
  })

  it('can be another day in three fields', () => {
    const { answered } = ask(effectiveFrom, { of })
    pick(/^Another day/)
    type(box('Day'), '20')
    type(box('Month'), '11')
    type(box('Year'), '2026')
    pressContinue()
    expect(answered).toEqual([{ date: '2026-11-20', hour: 0, minute: 0 }])
  })

  it('keeps the fields open while a day is typed that is also a quick choice', () => {
    ask(effectiveFrom, { of })
    pick(/^Another day/)
    type(box('Day'), formatDate(addDays(today, 1)))
    expect(chosen()).toBe('another-day')
    expect(box('Year').value).toBe('2026')
  })

  it('shows the stored start, and a part of it can be changed', () => {
    const subject = { effectiveFrom: { date: '2026-11-20', hour: 9, minute: 45 } }
    const { answered } = ask(effectiveFrom, { of, subject })
    expect([chosen(), box('Day').value]).toEqual(['another-day', '20'])
    expect(screen.getByText(/^Starts at 09:45/)).toBeDefined()
    type(box('Day'), '21')
    pressContinue()
    expect(answered).toEqual([{ date: '2026-11-21', hour: 9, minute: 45 }])
  })

  it('requires a choice, and marks the part that is wrong: the time, or the day', () => {
    ask(effectiveFrom, { of })
    pressContinue()
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    pick(/^Another day/)
    changeTime()
    const isInvalid = () =>
      [box('Day'), list('Hour'), list('Minutes')].map((each) => each.hasAttribute('aria-invalid'))
    const key = () => screen.getAllByRole('radio')[0]?.dataset['errorKey']
    type(box('Day'), '20 November 2026')
    type(list('Hour'), '')
    pressContinue()
    expect(key()).toBe('startTimeRequired')
    expect(isInvalid()).toEqual([false, true, true])
    expect(document.activeElement).toBe(list('Hour'))
    type(list('Hour'), '14')
    type(box('Year'), '2036')
    pressContinue()
    expect(key()).toBe('startTooFarAhead')
    expect(isInvalid()).toEqual([true, false, false])
  })
})

describe('a start as one text', () => {
  it.each(['27/3/2026 14:15', '// 14:15', '27/3/2026 :', '/mar/ 14:'])('retains its parts: %s', (text) => {
    const entry = splitStart(text)
    expect(splitStart(joinStart(entry))).toEqual(entry)
  })

  it('is empty when all its parts are', () => {
    expect(joinStart(splitStart(''))).toBe('')
  })

  it('can contain its day whole, as a date picker returns it', () => {
    expect(splitStart('2026-03-27 14:15')).toEqual({
      date: { day: '27', month: '3', year: '2026' },
      hour: '14',
      minute: '15',
    })
  })
})
