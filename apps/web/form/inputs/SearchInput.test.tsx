import { offenceCode } from '@milepost/domain/questions/conviction'
import { you } from '@milepost/domain/questions/people/whose'
import { occupation } from '@milepost/domain/questions/people/work'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, descriptionOf, pressContinue, type } from './testing.tsx'

afterEach(cleanup)

const employed = { employmentType: 'E' }
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option')
const words = () => options().map(({ textContent }) => textContent)
const press = (key: string) => fireEvent.keyDown(box(), { key })

function askOccupation(subject = {}) {
  return ask(occupation(you), { subject: { ...employed, ...subject } })
}

describe('a search', () => {
  it('is named by its question and shows nothing until something is typed', () => {
    askOccupation()
    expect(screen.getByRole('combobox', { name: 'What is your occupation?' })).toBe(box())
    fireEvent.click(box())
    press('ArrowDown')
    expect([options().length, box().getAttribute('aria-expanded')]).toEqual([0, 'false'])
  })

  it('shows the matches, announces their number and picks one on a press', () => {
    const { answered } = askOccupation()
    type(box(), 'taxi dri')
    expect(words()).toContain('Taxi driver')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe(
      options().length === 1 ? '1 answer to choose from' : `${options().length} answers to choose from`,
    )
    fireEvent.click(screen.getByRole('option', { name: 'Taxi driver' }))
    expect(box().value).toBe('Taxi driver')
    expect(options()).toEqual([])
    pressContinue()
    expect(answered).toHaveLength(1)
  })

  it('can be used with the keyboard alone', () => {
    askOccupation()
    type(box(), 'driver')
    const [first, second] = words()
    // The best match is marked: Enter alone picks it.
    expect(marked()).toBe(first)
    press('ArrowDown')
    expect(marked()).toBe(second)
    press('ArrowUp')
    press('Enter')
    expect(box().value).toBe(first)
    expect(options()).toEqual([])
  })

  it('closes on Esc and retains what was typed, regardless of how often it is pressed', () => {
    askOccupation()
    type(box(), 'driver')
    press('Escape')
    expect([options().length, box().value]).toEqual([0, 'driver'])
    press('Escape')
    expect(box().value).toBe('driver')
  })

  it('picks nothing automatically when it is left', () => {
    const { answered } = askOccupation()
    type(box(), 'driv')
    fireEvent.blur(box())
    expect([options().length, box().value]).toEqual([0, 'driv'])
    pressContinue()
    expect(answered).toEqual([])
  })

  it('retains words it does not know, reports that and is validated like any answer', () => {
    askOccupation()
    type(box(), 'driver')
    type(box(), 'xyzzy')
    expect(box().hasAttribute('aria-activedescendant')).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('Nothing found. Please try another word.')
    // Enter submits the form again.
    expect(press('Enter')).toBe(true)
    pressContinue()
    expect(box().value).toBe('xyzzy')
    expect(descriptionOf(box()).at(-1)).toContain('choose an answer from the list')
    expect([box().dataset['errorKey'], box().getAttribute('aria-invalid')]).toEqual(['notOffered', 'true'])
    expect(document.activeElement).toBe(box())
  })

  it('accepts a whole name that is typed without picking it', () => {
    const { answered } = askOccupation()
    type(box(), 'taxi driver')
    pressContinue()
    expect(answered).toHaveLength(1)
  })

  it('shows the words for a stored answer', () => {
    const { answered } = askOccupation()
    type(box(), 'Taxi driver')
    pressContinue()
    cleanup()
    askOccupation({ occupation: answered[0] })
    expect(box().value).toBe('Taxi driver')
  })

  it('does not rewrite a code while it is typed', () => {
    const { answered } = ask(offenceCode, { of: 'conviction' })
    type(box(), 'SP30')
    expect(box().value).toBe('SP30')
    expect(words()[0]).toMatch(/^SP30/)
    pressContinue()
    expect(answered).toEqual(['SP30'])
    cleanup()
    ask(offenceCode, { of: 'conviction', subject: { offenceCode: 'SP30' } })
    expect(box().value).toMatch(/^SP30 Exceeding/)
  })
})
