import { motoringClaims, motoringConvictions } from '@milepost/domain/questions/people/motoring-history'
import { aClaim, aConviction } from '@milepost/domain/questions/people/testing'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import { localDate } from '@milepost/domain/values/local-date'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ListPage } from './testing.tsx'

afterEach(cleanup)

const dateOfBirth = localDate('1987-03-27')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

function type(legend: string, date: string) {
  const group = screen.getByRole('group', { name: legend })
  const parts = date.split(' ')
  for (const [index, label] of ['Day', 'Month', 'Year'].entries()) {
    fireEvent.change(within(group).getByLabelText(label), { target: { value: parts[index] } })
  }
}

function showClaims(subject = {}, isProposer = true) {
  const onHeld = vi.fn()
  render(
    <ListPage
      question={motoringClaims(isProposer ? you : theDriver)}
      subject={{ hasMotoringClaims: true, dateOfBirth, ...subject }}
      isProposer={isProposer}
      onHeld={onHeld}
    />,
  )
  return () => onHeld.mock.lastCall?.[0].motoringClaims
}

describe('the claims of a driver', () => {
  it('are edited in their own list; each names its buttons [CLM-01]', () => {
    const held = showClaims({ motoringClaims: [aClaim] })
    expect(screen.getByRole('button', { name: 'Edit claim 1: Accident, 3 February 2025' })).toBeTruthy()
    press('Edit claim 1: Accident, 3 February 2025')
    fireEvent.change(screen.getByRole('combobox', { name: 'What happened?' }), { target: { value: 'F' } })
    press('Save claim')
    expect(held()).toEqual([{ ...aClaim, typeOfClaim: 'F' }])
  })

  it('require every answer [CLM-02]', () => {
    const held = showClaims()
    press('Add claim')
    for (const message of [
      'Please choose what happened',
      'Please enter the date of the claim',
      'Please choose the status of the claim',
      'Please tell us if it was your fault',
      'Please tell us if it reduced your no claims discount',
    ])
      expect(screen.getByText(message)).toBeTruthy()
    expect(held()).toBeUndefined()
  })

  it.each([
    ["The date of claim can't be in the future.", '1 1 2027', '[CLM-04]'],
    ['The date of claim must be after the driver was born on 27 March 1987', '27 3 1987', '[CLM-05]'],
    ['We only need to know about claims in the last 5 years', '14 11 2021', '[CLM-06]'],
  ])('refuse with "%s" %s %s', (message, date) => {
    const held = showClaims({ motoringClaims: [aClaim] })
    press(/^Edit/)
    type('When did it happen?', date)
    press('Save claim')
    expect(screen.getByText(message)).toBeTruthy()
    expect(held()).toBeUndefined()
  })

  it('accept a claim that cost nothing [CLM-03]', () => {
    const held = showClaims({ motoringClaims: [aClaim] })
    press(/^Edit/)
    const cost = screen.getByRole('textbox', { name: /How much did the claim cost/ })
    fireEvent.change(cost, { target: { value: '0' } })
    press('Save claim')
    expect(held()).toEqual([{ ...aClaim, costOfClaim: 0 }])
  })

  it('address only the proposer as "you"', () => {
    showClaims()
    expect(screen.getByRole('radiogroup', { name: 'Was it your fault?' })).toBeTruthy()
    cleanup()
    showClaims({}, false)
    expect(screen.getByRole('radiogroup', { name: "Was it the driver's fault?" })).toBeTruthy()
  })
})

function showConvictions(conviction = aConviction) {
  const onHeld = vi.fn()
  render(
    <ListPage
      question={motoringConvictions(you)}
      subject={{ hasMotoringConvictions: true, dateOfBirth, motoringConvictions: [conviction] }}
      isProposer
      onHeld={onHeld}
    />,
  )
  press(/^Edit conviction 1: SP30/)
  return () => onHeld.mock.lastCall?.[0].motoringConvictions
}

const ban = (answer: 'Yes' | 'No') =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Did it lead to a driving ban?' })).getByRole('radio', {
      name: answer,
    }),
  )

describe('the convictions of a driver', () => {
  it('are edited in their own list and require every answer [CNV-01] [CNV-02]', () => {
    const held = showConvictions()
    press('Cancel')
    press('Add another conviction')
    press('Add conviction')
    for (const message of [
      'Please choose the offence',
      'Please tell us if the prosecution is still pending',
      'Please enter the date of the conviction',
      'Please choose how many penalty points were added',
      'Please tell us if it led to a driving ban',
    ])
      expect(screen.getByText(message)).toBeTruthy()
    expect(held()).toEqual([aConviction])
  })

  it('ask for the dates of a ban only if there was one, and clear them otherwise [CNV-03]', () => {
    const held = showConvictions()
    expect(screen.queryByRole('group', { name: 'When did the ban start?' })).toBeNull()
    ban('Yes')
    type('When did the ban start?', '3 2 2025')
    type('When did the ban end, or when will it end?', '3 8 2025')
    press('Save conviction')
    expect(held()).toEqual([
      {
        ...aConviction,
        wasDisqualified: true,
        banStartDate: '2025-02-03',
        banEndDate: '2025-08-03',
      },
    ])
    press(/^Edit/)
    ban('No')
    press('Save conviction')
    expect(held()).toEqual([aConviction])
  })

  it.each([
    ["The start of the ban can't be in the future.", '1 1 2027', '1 1 2028', '[CNV-04]'],
    ["The ban can't end before it started on 3 February 2025", '3 2 2025', '2 2 2025', '[CNV-05]'],
    [
      "The conviction can't be before the start of the ban. You said it was on 3 February 2025. Please enter the date of the sentence for both. If the ban started later than that, call us and we'll complete your quote",
      '4 2 2025',
      '4 8 2025',
      '[CNV-06]',
    ],
    [
      'The start of the ban must be after the driver was born on 27 March 1987',
      '27 3 1987',
      '4 8 2025',
      '[CNV-07]',
    ],
  ])('refuse with "%s" a ban from %s to %s %s', (message, from, to) => {
    const held = showConvictions()
    ban('Yes')
    type('When did the ban start?', from)
    type('When did the ban end, or when will it end?', to)
    press('Save conviction')
    expect(screen.getByText(message)).toBeTruthy()
    expect(held()).toBeUndefined()
  })

  it('refuse a conviction older than five years [CNV-08]', () => {
    const held = showConvictions()
    type('When was the conviction?', '14 11 2021')
    press('Save conviction')
    expect(screen.getByText('We only need to know about convictions in the last 5 years')).toBeTruthy()
    expect(held()).toBeUndefined()
  })

  it('offer the points as a list and store a whole number [CNV-09]', () => {
    const held = showConvictions()
    const points = screen.getByRole('combobox', { name: 'How many penalty points were added?' })
    expect(points.tagName).toBe('SELECT')
    fireEvent.change(points, { target: { value: '6' } })
    press('Save conviction')
    expect(held()).toEqual([{ ...aConviction, numberOfPoints: 6 }])
  })
})
