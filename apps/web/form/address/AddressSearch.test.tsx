import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fails, full, gives, one, openOutside, outside, two } from './testing/outside.ts'
import {
  box,
  card,
  descriptionOf,
  found,
  main,
  onAnswer,
  press,
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

describe('a search', () => {
  it('requires a house and a postcode, shows an error at each field, and sends no request [ADR-02]', () => {
    show()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    press('Find Address')
    expect(descriptionOf(box('House name or number'))).toContain('Please enter the house name or number')
    expect(descriptionOf(box('Postcode'))).toContain('Please enter a postcode')
    expect(document.activeElement).toBe(box('House name or number'))
    search('1', 'LEEDS')
    expect(descriptionOf(box('Postcode'))).toContain('Please enter a full UK postcode, like SW1A 1AA')
    expect(document.activeElement).toBe(box('Postcode'))
    expect(outside.asked).toEqual([])
  })

  it('selects the only hit automatically: its card has the focus and the answer is stored [ADR-03]', async () => {
    outside.searchAddress = gives({ items: [one] })
    show()
    search(' 1 ', 'id1-1qd')
    expect(await card()).toBe(document.activeElement)
    expect(main()).toBe(document.activeElement)
    expect(outside.asked).toEqual([
      '/api/v1/Address/SearchAddress?postcode=ID1+1QD&houseNumber=1',
      '/api/v1/Address/GetFullAddress?addressId=11',
    ])
    expect(stored()).toEqual(found)
  })

  it.each([
    ['finds nothing', gives({ items: [] })],
    ['fails', fails],
  ])('that %s leads to manual entry and shows why [ADR-05]', async (_, answer) => {
    outside.searchAddress = answer
    show()
    search()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('There was a problem searching, please enter your address below')
    expect(document.activeElement).toBe(box('Address line 1'))
    expect(box('Postcode').value).toBe('ID1 1QD')
  })

  it('announces that it is searching, and sends one request regardless of how often it is pressed', async () => {
    let reply: (response: Response) => void = () => {}
    outside.searchAddress = () =>
      new Promise((resolve) => {
        reply = resolve
      })
    show()
    search()
    press('Find Address Searching')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Searching')
    reply(Response.json({ items: [one, two] }))
    await screen.findByRole('radiogroup')
    expect(outside.asked).toHaveLength(1)
  })

  it('that was abandoned stores nothing', async () => {
    let reply: (response: Response) => void = () => {}
    outside.searchAddress = gives({ items: [one] })
    outside.getFullAddress = () =>
      new Promise((resolve) => {
        reply = resolve
      })
    show()
    search()
    await vi.waitFor(() => expect(outside.asked).toHaveLength(2))
    press('Enter address manually')
    type('Address line 1', '9 Other Road')
    reply(Response.json(full))
    await new Promise((resolve) => setTimeout(resolve))
    expect(box('Address line 1').value).toBe('9 Other Road')
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('does not take the focus from a customer who has moved on to something else', async () => {
    show()
    search()
    const elsewhere = screen.getByRole('button', { name: 'Continue' })
    elsewhere.focus()
    await screen.findByRole('radiogroup')
    expect(document.activeElement).toBe(elsewhere)
  })
})

describe('a list of addresses', () => {
  it('is announced with its count, has the focus, and leads to the card of the address picked [ADR-03]', async () => {
    show()
    search()
    const group = await screen.findByRole('radiogroup', { name: 'Select the address' })
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 addresses found')
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.every((radio) => group.contains(radio) && !radio.checked)).toBe(true)
    expect(document.activeElement).toBe(radios[0])
    fireEvent.click(screen.getByRole('radio', { name: two.searchResult }))
    expect(outside.asked).toHaveLength(1)
    press('Use This Address')
    expect(await card()).toBe(document.activeElement)
    expect(outside.asked[1]).toBe('/api/v1/Address/GetFullAddress?addressId=12')
    expect(stored()).toEqual(found)
  })

  it('requires a selection [ADR-04]', async () => {
    show()
    search()
    const group = await screen.findByRole('radiogroup')
    press('Use This Address')
    expect(descriptionOf(group)).toContain('Please select an address from the list')
    expect(outside.asked).toHaveLength(1)
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('returns to the search as it was typed', async () => {
    show()
    search('1', 'id11qd')
    await screen.findByRole('radiogroup')
    press('Search Again')
    expect([box('House name or number').value, box('Postcode').value]).toEqual(['1', 'id11qd'])
  })

  it.each([
    ['the only hit', [one]],
    ['one of several', [one, two]],
  ])(
    'shows an error when the address cannot be fetched, and can be retried: %s [ADR-06]',
    async (_, items) => {
      outside.searchAddress = gives({ items })
      outside.getFullAddress = fails
      show()
      search()
      if (items.length > 1) {
        fireEvent.click(await screen.findByRole('radio', { name: one.searchResult }))
        press('Use This Address')
      }
      expect((await screen.findByRole('alert')).textContent).toContain('Error fetching address')
      expect(onAnswer).not.toHaveBeenCalled()
      outside.getFullAddress = gives(full)
      press('Use This Address')
      await card()
      expect(stored()).toEqual(found)
    },
  )

  it('asks for the missing town of an address by manual entry [ADR-08]', async () => {
    outside.searchAddress = gives({ items: [one] })
    outside.getFullAddress = gives({ ...full, city: '' })
    show()
    search()
    await screen.findByRole('textbox', { name: 'Town or city' })
    expect(box('Address line 1').value).toBe('1 Example Row')
  })
})
