import { overnightAddress } from '@milepost/domain/questions/vehicle/overnight-address'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOutside, outside, two } from './testing/outside.ts'
import {
  box,
  card,
  descriptionOf,
  entersTheForm,
  found,
  main,
  onAnswer,
  press,
  readOnContinue,
  Step,
  saved,
  search,
  show,
  stored,
  type,
} from './testing/step.tsx'

beforeEach(() => {
  openOutside()
  onAnswer.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('an existing address', () => {
  it('is shown as a card, and sends no request', async () => {
    show({ answer: found })
    expect((await card()).textContent).toContain('ID1 1QD')
    expect(document.activeElement).toBe(document.body)
    expect(outside.asked).toEqual([])
  })

  it('can be edited, and the change is stored [ADR-01]', async () => {
    show({ answer: found })
    press('Edit')
    expect(document.activeElement).toBe(box('Address line 1'))
    expect(box('Town or city').value).toBe('LONDON')
    type(/^Address line 2/, 'Old Town')
    press('Use This Address')
    await card()
    expect(stored()).toEqual({ ...found, line2: 'Old Town' })
  })

  it('is replaced by a new search without an answer meanwhile, and can be restored [ADR-01]', async () => {
    show({ answer: found })
    press('Search Again')
    expect(document.activeElement).toBe(box('House name or number'))
    expect(readOnContinue()).toEqual({ ok: true, value: undefined })
    press('Keep 1 Example Row, ID1 1QD')
    await card()
    expect(stored()).toEqual(found)
  })
})

describe('inside the form of a step', () => {
  it('handles Enter itself: it searches, picks, and never submits the step', async () => {
    show()
    type('House name or number', '1')
    type('Postcode', 'ID1 1QD')
    expect(entersTheForm(box('Postcode'))).toBe(false)
    const [radio] = await screen.findAllByRole('radio')
    if (!radio) throw new Error('The list is empty')
    fireEvent.click(radio)
    expect(entersTheForm(radio)).toBe(false)
    await card()
    const buttons = screen.getAllByRole<HTMLButtonElement>('button')
    expect(buttons.filter(({ type: kind }) => kind === 'submit')).toHaveLength(1)
  })

  it.each([
    ['a search', {}, 'House name or number'],
    ['an address without its town', { answer: { ...found, city: '' } }, 'Town or city'],
  ])('shows the step’s error next to the field that its link leads to: %s', (_, shown, name) => {
    show({ ...shown, error: 'Please enter your address' })
    expect(main()).toBe(box(name))
    expect(descriptionOf(main())).toContain('Please enter your address')
    expect(main()?.getAttribute('aria-invalid')).toBe('true')
    expect(main()?.getAttribute('data-error-key')).toBe('addressRequired')
  })

  it('shows the step’s error next to the card, which takes the focus', () => {
    show({ answer: found, error: 'The overnight address is the same' })
    expect(descriptionOf(main())).toContain('The overnight address is the same')
    main()?.focus()
    expect(document.activeElement).toBe(main())
  })

  it('lets the browser autofill the home address and no other', () => {
    const tokens = () => screen.getAllByRole('textbox').map((each) => each.getAttribute('autocomplete'))
    show()
    expect(tokens()).toEqual(['off', 'postal-code'])
    press('Enter address manually')
    expect(tokens()).toEqual([
      'address-line1',
      'address-line2',
      'address-line3',
      'address-level2',
      'off',
      'postal-code',
    ])
    cleanup()
    show({ question: overnightAddress })
    press('Enter address manually')
    expect(new Set(tokens())).toEqual(new Set(['off']))
  })

  it('has no duplicate id with two addresses on one page', () => {
    render(
      <>
        <Step answer={found} error="Please enter your address" />
        <Step question={overnightAddress} error="Please enter your overnight address" />
      </>,
    )
    press('Edit')
    press('Enter address manually')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(12)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a half-entered address is restored after a reload', () => {
  /** Reopens the page with what is typed so far. */
  function reload() {
    const { text } = saved
    cleanup()
    show({ text })
  }

  it('as the search that was typed', () => {
    show()
    type('House name or number', '12')
    type('Postcode', 'id1 1')
    reload()
    expect([box('House name or number').value, box('Postcode').value]).toEqual(['12', 'id1 1'])
  })

  it('as the list that was found, with its selection and without a new request', async () => {
    show()
    search()
    fireEvent.click(await screen.findByRole('radio', { name: two.searchResult }))
    reload()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: two.searchResult }).checked).toBe(true)
    expect(outside.asked).toHaveLength(1)
    press('Use This Address')
    await card()
    expect(stored()).toEqual(found)
    await waitFor(() => expect(saved.text).toBe(''))
  })

  it('as the lines that were typed', () => {
    show()
    press('Enter address manually')
    type('Address line 1', '9 Half a Ro')
    reload()
    expect(box('Address line 1').value).toBe('9 Half a Ro')
  })

  it('with the address it was to replace, which can still be restored', async () => {
    show({ answer: found })
    press('Search Again')
    press('Enter address manually')
    type('Address line 1', '9 Wrong Road')
    reload()
    press('Cancel')
    press('Keep 1 Example Row, ID1 1QD')
    await card()
    expect(stored()).toEqual(found)
  })
})

describe('the source of an address', () => {
  it('is reported for one that was looked up, and not for one that was typed', async () => {
    show()
    search()
    fireEvent.click(await screen.findByRole('radio', { name: two.searchResult }))
    press('Use This Address')
    await card()
    expect(onAnswer).toHaveBeenLastCalledWith(found, 'looked-up')
    press('Edit')
    type('Address line 1', '1 Example Row East')
    press('Use This Address')
    expect(onAnswer).toHaveBeenLastCalledWith({ ...found, line1: '1 Example Row East' }, undefined)
  })
})
