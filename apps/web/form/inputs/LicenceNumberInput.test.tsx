import { dateOfBirth } from '@milepost/domain/questions/people/date-of-birth'
import { licenceNumber } from '@milepost/domain/questions/people/licence-number'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { you } from '@milepost/domain/questions/people/whose'
import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, descriptionOf, pressContinue, type } from './testing.tsx'

afterEach(cleanup)

const question = licenceNumber(you)
const { licenceNumber: _known, ...morgan } = aProposer
/** Enough to be asked the question, with nothing to prefill. */
const nobody = { hasFullUkLicence: true }

const group = () => screen.getByRole('group', { name: 'What is your driving licence number?' })
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const values = () => boxes().map(({ value }) => value)
const box = (number: number) => boxes()[number - 1] ?? document.body
const focused = () => boxes().findIndex(({ id }) => id === document.activeElement?.id) + 1

function paste(into: HTMLElement, text: string) {
  into.focus()
  return fireEvent(into, createEvent.paste(into, { clipboardData: { getData: () => text } }))
}

describe('the licence number', () => {
  it('is one question in four named boxes [DRV-18]', () => {
    ask(question, { subject: nobody })
    expect(boxes().every((each) => group().contains(each))).toBe(true)
    expect(boxes().map((each) => each.labels?.[0]?.textContent)).toEqual([
      'Box 1, 5 characters',
      'Box 2, 6 characters',
      'Box 3, 3 characters',
      'Box 4, 2 characters',
    ])
  })

  it('is shown in capitals and moves on when a box is full [DRV-18]', () => {
    const { answered } = ask(question, { subject: nobody })
    box(1).focus()
    type(box(1), 'morg')
    expect([values()[0], focused()]).toEqual(['MORG', 1])
    type(box(1), 'morga')
    expect([values()[0], focused()]).toEqual(['MORGA', 2])
    type(box(2), '657054')
    expect(focused()).toBe(3)
    type(box(3), 'sm9')
    expect(focused()).toBe(4)
    type(box(4), 'ij')
    expect(focused()).toBe(4)
    pressContinue()
    expect(answered).toEqual(['MORGA657054SM9IJ'])
  })

  it('is shown masked in its boxes for a restored quote, and no box is marked as invalid [T23]', () => {
    const masked = '•'.repeat(16)
    const { answered } = ask(question, { subject: { ...morgan, licenceNumber: masked } })
    expect(values()).toEqual(['•••••', '••••••', '•••', '••'])
    expect(boxes().map((each) => each.getAttribute('aria-invalid'))).not.toContain('true')
    pressContinue()
    expect(answered).toEqual([masked])
  })

  it('spreads all sixteen characters pasted into any box [DRV-18]', () => {
    for (const number of [1, 2, 3, 4]) {
      ask(question, { subject: morgan })
      paste(box(number), 'morga 803277 a99ab 35')
      expect(values()).toEqual(['MORGA', '803277', 'A99', 'AB'])
      expect(focused()).toBe(4)
      cleanup()
    }
  })

  it('spreads a partial paste from its box onwards', () => {
    ask(question, { subject: nobody })
    paste(box(2), '803277A9')
    expect(values()).toEqual(['', '803277', 'A9', ''])
    expect(focused()).toBe(3)
  })

  it('leaves a paste that fits its box to the browser', () => {
    ask(question, { subject: nobody })
    expect(paste(box(1), 'MORGA')).toBe(true)
    expect(paste(box(1), 'MORGAN')).toBe(false)
  })

  it('lets further typing overwrite what was prefilled', () => {
    ask(question, { subject: morgan })
    box(1).focus()
    type(box(1), 'SMIT')
    type(box(1), 'SMITH')
    expect([boxes()[1]?.selectionStart, boxes()[1]?.selectionEnd]).toEqual([0, 6])
  })

  it('moves back on Backspace at the start of a box, and only there', () => {
    ask(question, { subject: morgan })
    box(3).focus()
    fireEvent.keyDown(box(3), { key: 'Backspace' })
    expect(focused()).toBe(2)
    expect([boxes()[1]?.selectionStart, values()[1]]).toEqual([6, '803277'])
    fireEvent.keyDown(box(2), { key: 'Backspace' })
    expect(focused()).toBe(2)
  })

  it('never intercepts Tab', () => {
    ask(question, { subject: morgan })
    for (const each of boxes()) {
      each.focus()
      expect(fireEvent.keyDown(each, { key: 'Tab' })).toBe(true)
      expect(fireEvent.keyDown(each, { key: 'Tab', shiftKey: true })).toBe(true)
      expect(document.activeElement).toBe(each)
    }
  })

  it('has its first two boxes prefilled, and they can be changed or cleared', () => {
    ask(question, { subject: morgan })
    expect(values()).toEqual(['MORGA', '803277', '', ''])
    type(box(1), '')
    type(box(2), '')
    expect(values()).toEqual(['', '', '', ''])
  })

  it('accepts what was prefilled once the rest is typed', () => {
    const { answered } = ask(question, { subject: morgan })
    type(box(3), 'A99')
    type(box(4), 'AB')
    pressContinue()
    expect(answered).toEqual(['MORGA803277A99AB'])
  })

  describe('after a corrected birth date', () => {
    const born = dateOfBirth(you)
    const year = () => screen.getByLabelText('Year')
    const licence = () =>
      within(group())
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value)
    const licenceBox = (number: number) => screen.getByLabelText(`Box ${number}`, { exact: false })

    it('updates the boxes that were prefilled and not edited [D-110]', () => {
      const { answered } = ask(question, { subject: morgan, after: [born] })
      type(licenceBox(3), 'A99')
      type(licenceBox(4), 'AB')
      expect(licence()).toEqual(['MORGA', '803277', 'A99', 'AB'])
      type(year(), '1986')
      expect(licence()).toEqual(['MORGA', '803276', 'A99', 'AB'])
      pressContinue()
      expect(answered).toEqual(['MORGA803276A99AB'])
    })

    it('leaves what the customer typed, and reports that it does not match [DRV-21]', () => {
      ask(question, { subject: morgan, after: [born] })
      type(licenceBox(2), '80327')
      type(licenceBox(2), '803277')
      type(licenceBox(3), 'A99')
      type(licenceBox(4), 'AB')
      type(year(), '1986')
      expect(licence()).toEqual(['MORGA', '803277', 'A99', 'AB'])
      pressContinue()
      expect(descriptionOf(group()).at(-1)).toContain("don't match the date of birth 27 March 1986")
    })

    it('leaves a whole number that was pasted', () => {
      ask(question, { subject: morgan, after: [born] })
      paste(licenceBox(1), 'MORGA803277A99AB')
      type(year(), '1986')
      expect(licence()).toEqual(['MORGA', '803277', 'A99', 'AB'])
    })
  })

  it('names and marks the box that is too short, and retains the others as typed [DRV-18]', () => {
    ask(question, { subject: morgan })
    type(box(1), 'MORG')
    type(box(3), 'A99')
    type(box(4), 'AB')
    pressContinue()
    expect(descriptionOf(group()).at(-1)).toContain('Box 1 needs 5')
    expect(boxes().map((each) => each.hasAttribute('aria-invalid'))).toEqual([true, false, false, false])
    expect(values()).toEqual(['MORG', '803277', 'A99', 'AB'])
    expect(box(1).dataset['errorKey']).toBe('licenceNumberIncomplete')
  })

  it('marks the box that belongs to someone else', () => {
    ask(question, { subject: morgan })
    paste(box(1), 'MORGA703277A99AB')
    pressContinue()
    expect(boxes().map((each) => each.hasAttribute('aria-invalid'))).toEqual([false, true, false, false])
    expect(focused()).toBe(2)
  })

  it('shows the stored number', () => {
    ask(question, { subject: aProposer })
    expect(values()).toEqual(['MORGA', '803277', 'A99', 'AB'])
  })
})
