import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentOffer } from '../../offer/offer.ts'
import { type PaymentMethod, useResults } from '../../state/results-state.ts'
import { TOAST_MS } from '../../ui/toast.ts'
import { Extras } from './Extras.tsx'
import {
  gives,
  isDown,
  openHarness,
  refuses,
  resultsWith,
  server,
  showPart,
  withOldVehicle,
} from './testing/offer-harness.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.advanceTimersByTime(TOAST_MS)
  vi.useRealTimers()
  cleanup()
})

function show(results = resultsWith(), method?: PaymentMethod) {
  openHarness(results, method)
  showPart((offer) => <Extras offer={offer} />)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dropdown = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'How much cover do you want?' })
const card = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('section') as HTMLElement)
const codesSent = () => {
  const [asked] = server.asked
  const sent = asked?.body['selectedAddOns'] as readonly { code: string; underwrittenDataPointId: string }[]
  return sent.map(({ code }) => code)
}

describe('Key Care [AON-04]', () => {
  it('cannot be added until a payment option is chosen, and shows why', () => {
    show()
    const add = button('Add Key Care')
    expect(add.getAttribute('aria-disabled')).toBe('true')
    const why = document.getElementById(add.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('Please choose how to pay first: the price depends on it.')
    fireEvent.click(add)
    expect(server.asked).toEqual([])
  })

  it('is added with its own line and its outcome, and can then be removed and has a badge', async () => {
    show(undefined, 'DIRECT_DEBIT')
    server.answers['RepriceQuoteWithAddOnsQuote'] = gives(
      resultsWith({ outcomeId: 'outcome-2', selected: ['KEYCARE'] }),
    )
    const add = button('Add Key Care')
    add.focus()
    fireEvent.click(add)
    await vi.waitFor(() => expect(button('Remove Key Care')).toBeDefined())
    expect(server.asked[0]?.body).toEqual({
      quoteReference: 'A-0000000000A',
      underwritingResponseId: 'outcome-1',
      selectedCoverUnderwrittenDataPointId: 'outcome-1:COVER',
      optionId: 'outcome-1:1',
      selectedAddOns: [{ code: 'KEYCARE', underwrittenDataPointId: 'outcome-1:KEYCARE' }],
    })
    expect(card('Key Care').getByText('Added')).toBeDefined()
    expect(screen.getByText('Key Care added')).toBeDefined()
    expect(document.activeElement).toBe(button('Remove Key Care'))
    expect(useResults.getState().paymentMethod).toBe('DIRECT_DEBIT')
  })

  it.each([
    ['Unable to add key care', [], 'Add Key Care'],
    ['Unable to remove key care', ['KEYCARE'], 'Remove Key Care'],
  ])('shows "%s" and changes nothing [ERR-30]', async (words, selected, name) => {
    show(resultsWith({ selected }), 'CARD_PAYMENT')
    const before = useResults.getState()
    server.answers['RepriceQuoteWithAddOnsQuote'] = refuses('INTERNAL_ERROR', 500)
    fireEvent.click(button(name))
    await vi.waitFor(() => expect(card('Key Care').getByText(words)).toBeDefined())
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(button(name)).toBeDefined()
    expect(useResults.getState()).toEqual(before)
    vi.advanceTimersByTime(TOAST_MS)
    // The toast goes; the message next to the button stays.
    await vi.waitFor(() => expect(screen.getAllByText(words)).toHaveLength(1))
  })
})

describe('the price of an extra [AON-06]', () => {
  it.each([
    ['DIRECT_DEBIT', '£1.72 per month', 'Up to £250: £2.39 per month'],
    ['CARD_PAYMENT', '£17.99 per year', 'Up to £250: £24.99 per year'],
  ] as const)('is shown for the chosen payment option: %s', (method, keyCare, reimbursement) => {
    show(undefined, method)
    expect(card('Key Care').getByText(keyCare)).toBeDefined()
    expect([...dropdown().options].map(({ text }) => text)).toContain(reimbursement)
  })

  it('is blank while none is chosen', () => {
    show()
    expect(screen.queryByText(/per (month|year)/)).toBeNull()
    expect([...dropdown().options].map(({ text }) => text)).toEqual(['None', 'Up to £250', 'Up to £500'])
  })
})

describe('excess reimbursement [AON-02] [D-172]', () => {
  it('is a list with None first, and starts with the current selection [AON-08]', () => {
    show(resultsWith({ selected: ['EXCESS_REIMBURSEMENT_500'] }), 'CARD_PAYMENT')
    expect(dropdown().options[0]?.text).toBe('None')
    expect(dropdown().selectedOptions[0]?.text).toBe('Up to £500: £39.99 per year')
    expect(screen.getByText(/Pays back your £350 excess/)).toBeDefined()
  })

  it('replaces the other amount and keeps the other extras [AON-07]', async () => {
    show(resultsWith({ selected: ['EXCESS_REIMBURSEMENT_500', 'KEYCARE'] }), 'CARD_PAYMENT')
    server.answers['RepriceQuoteWithAddOnsQuote'] = gives(
      resultsWith({ outcomeId: 'outcome-2', selected: ['EXCESS_REIMBURSEMENT_250', 'KEYCARE'] }),
    )
    fireEvent.change(dropdown(), { target: { value: 'EXCESS_REIMBURSEMENT_250' } })
    expect(dropdown().value).toBe('EXCESS_REIMBURSEMENT_250')
    await vi.waitFor(() => expect(screen.getByText('Excess reimbursement added')).toBeDefined())
    expect(codesSent()).toEqual(['KEYCARE', 'EXCESS_REIMBURSEMENT_250'])
  })

  it('is removed by None', async () => {
    show(resultsWith({ selected: ['EXCESS_REIMBURSEMENT_500', 'KEYCARE'] }), 'CARD_PAYMENT')
    server.answers['RepriceQuoteWithAddOnsQuote'] = gives(
      resultsWith({ outcomeId: 'outcome-2', selected: ['KEYCARE'] }),
    )
    fireEvent.change(dropdown(), { target: { value: '' } })
    await vi.waitFor(() => expect(screen.getByText('Excess reimbursement removed')).toBeDefined())
    expect(codesSent()).toEqual(['KEYCARE'])
  })

  it('returns to its earlier value when it fails, and shows an error [ERR-27]', async () => {
    show(resultsWith({ selected: ['EXCESS_REIMBURSEMENT_500'] }), 'CARD_PAYMENT')
    server.answers['RepriceQuoteWithAddOnsQuote'] = isDown
    fireEvent.change(dropdown(), { target: { value: 'EXCESS_REIMBURSEMENT_250' } })
    const words = 'Unable to process quote with add-on. Please try again.'
    await vi.waitFor(() => expect(card('Excess reimbursement').getByText(words)).toBeDefined())
    await vi.waitFor(() => expect(dropdown().value).toBe('EXCESS_REIMBURSEMENT_500'))
  })

  it('prices one change after the other, so that none is lost', async () => {
    show(undefined, 'CARD_PAYMENT')
    const answers: ((response: Response) => void)[] = []
    server.answers['RepriceQuoteWithAddOnsQuote'] = () => new Promise((resolve) => answers.push(resolve))
    fireEvent.change(dropdown(), { target: { value: 'EXCESS_REIMBURSEMENT_250' } })
    fireEvent.click(button('Add Key Care'))
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(screen.getByText('Updating Quote...')).toBeDefined()
    answers[0]?.(
      Response.json(resultsWith({ outcomeId: 'outcome-2', selected: ['EXCESS_REIMBURSEMENT_250'] })),
    )
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    expect(server.asked[1]?.body).toMatchObject({
      underwritingResponseId: 'outcome-2',
      selectedAddOns: [{ code: 'EXCESS_REIMBURSEMENT_250' }, { code: 'KEYCARE' }],
    })
    answers[1]?.(Response.json(resultsWith({ outcomeId: 'outcome-3', selected: ['KEYCARE'] })))
    await vi.waitFor(() => expect(screen.queryByText('Updating Quote...')).toBeNull())
  })
})

describe('breakdown cover [AON-03]', () => {
  const cells = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent))

  it('is a table of two tiers with their five services [D-150]', () => {
    show(undefined, 'DIRECT_DEBIT')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Cover',
      'Roadside',
      'Recovery',
      'Home call',
      'Onward travel',
      'Europe',
      'Price',
      'Add or remove',
    ])
    const without = (label: string) => `${label}Not included`
    const withIt = (label: string) => `${label}Included`
    expect(cells()).toEqual([
      [
        'Home call and breakdown service',
        ...['Roadside', 'Recovery', 'Home call'].map(withIt),
        ...['Onward travel', 'Europe'].map(without),
        '£3.83 per month',
        'Add Home call and breakdown service',
      ],
      [
        'European plus',
        ...['Roadside', 'Recovery', 'Home call', 'Onward travel', 'Europe'].map(withIt),
        '£6.23 per month',
        'Add European plus',
      ],
    ])
    expect(card('Breakdown cover').getByText('From £3.83 per month')).toBeDefined()
  })

  it('can be swapped for the other tier, one at a time', async () => {
    show(resultsWith({ selected: ['PC_BREAKDOWN_NATIONAL'] }), 'DIRECT_DEBIT')
    expect(button('Remove Home call and breakdown service')).toBeDefined()
    server.answers['RepriceQuoteWithAddOnsQuote'] = gives(
      resultsWith({ outcomeId: 'outcome-2', selected: ['PC_BREAKDOWN_EU_UK'] }),
    )
    fireEvent.click(button('Swap to European plus'))
    await vi.waitFor(() => expect(button('Remove European plus')).toBeDefined())
    expect(codesSent()).toEqual(['PC_BREAKDOWN_EU_UK'])
  })

  it.each([
    ['Unable to add break down cover', [], 'Add European plus'],
    ['Unable to remove break down cover', ['PC_BREAKDOWN_EU_UK'], 'Remove European plus'],
  ])('shows "%s" when it fails [ERR-29]', async (words, selected, name) => {
    show(resultsWith({ selected }), 'DIRECT_DEBIT')
    server.answers['RepriceQuoteWithAddOnsQuote'] = isDown
    fireEvent.click(button(name))
    await vi.waitFor(() => expect(card('Breakdown cover').getByText(words)).toBeDefined())
    expect(button(name)).toBeDefined()
  })

  it('is not offered for a vehicle of 15 years or over, with the specified text [AON-10]', () => {
    openHarness(resultsWith({ codes: ['KEYCARE'] }), 'DIRECT_DEBIT')
    withOldVehicle()
    showPart((offer) => <Extras offer={offer} />)
    expect(
      screen.getByText(
        'Due to the vehicle age being 15 years or over, you are not eligible for breakdown cover.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('other extras [AON-05] [D-149]', () => {
  it('are listed, including one with an unknown code', () => {
    show(resultsWith({ codes: ['LEGAL_EXPENSES', 'TYRE_COVER'] }), 'CARD_PAYMENT')
    expect(card('Legal expenses').getByText(/Up to £75,000/)).toBeDefined()
    expect(button('Add The words of TYRE_COVER')).toBeDefined()
  })

  it('are shown as included, without a button, if they are part of the cover', () => {
    show(
      resultsWith({
        codes: ['GUARANTEED_TAXI_HIRE_14', 'GUARANTEED_TAXI_HIRE_21'],
        selected: ['GUARANTEED_TAXI_HIRE_14'],
      }),
      'CARD_PAYMENT',
    )
    expect(screen.getByText('Included')).toBeDefined()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('leave out one that a more expensive one has replaced', () => {
    show(
      resultsWith({
        codes: ['GUARANTEED_TAXI_HIRE_14', 'GUARANTEED_TAXI_HIRE_21'],
        selected: ['GUARANTEED_TAXI_HIRE_21'],
      }),
      'CARD_PAYMENT',
    )
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(button(/^Remove/)).toBeDefined()
  })

  it('have no section when none is sold', () => {
    show(resultsWith({ codes: [] }))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('a quote that can no longer be changed', () => {
  it.each([
    ['QUOTE_LOCKED', '/quote-locked'],
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
  ])('leads to its page: %s', async (code, path) => {
    show(undefined, 'CARD_PAYMENT')
    server.answers['RepriceQuoteWithAddOnsQuote'] = refuses(code)
    fireEvent.click(button('Add Key Care'))
    await vi.waitFor(() => expect(screen.getByText(new RegExp(`Now at ${path}`))).toBeDefined())
  })

  it('is priced again with the answers of this tab if it was changed elsewhere, and nothing there is overwritten', async () => {
    show(undefined, 'CARD_PAYMENT')
    server.answers['RepriceQuoteWithAddOnsQuote'] = refuses('QUOTE_MISMATCH')
    server.answers['RateExistingPrivateCarQuote'] = refuses('QUOTE_MISMATCH')
    server.answers['GeneratePrivateCarQuote'] = gives({
      ...resultsWith({ outcomeId: 'outcome-9' }),
      quoteReference: 'A-0000000000B',
    })
    fireEvent.click(button('Add Key Care'))
    await vi.waitFor(() => expect(button('Get an up-to-date price')).toBeDefined())
    fireEvent.click(button('Get an up-to-date price'))
    await vi.waitFor(() => expect(currentOffer()?.results.quoteReference).toBe('A-0000000000B'))
  })
})
