import { fromPounds } from '@milepost/domain/values/pence'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import {
  gives,
  isDown,
  openHarness,
  refuses,
  resultsWith,
  server,
  showPart,
} from '../extras/testing/offer-harness.tsx'
import { WhatIfPanel } from './WhatIfPanel.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  openHarness(resultsWith(), 'DIRECT_DEBIT')
  server.answers['PreviewQuote'] = previews('500.00')
  showPart((offer) => <WhatIfPanel offer={offer} />)
})
afterEach(() => {
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  cleanup()
})

/** A price for each variant, each a pound less than the one before. */
function previews(premium: string) {
  return ({ body }: { body: Record<string, unknown> }) => {
    const tries = body['tries'] as readonly object[]
    return Response.json({
      previews: tries.map((tried, index) => ({
        underwritingOutcome: resultsWith({ premium: String(Number(premium) - index) }).underwritingOutcome,
        change: {
          before: 0,
          after: 0,
          causes: [{ title: 'Cause', words: JSON.stringify(tried), amount: -1 }],
        },
      })),
    })
  }
}

const list = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const excess = (value: string) => fireEvent.change(list(/voluntary excess/), { target: { value } })
const miles = (value: string) => fireEvent.change(list(/How many miles/), { target: { value } })
const wait = (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms))
const cards = () => screen.queryAllByRole('article')
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent)
const triesSent = () =>
  server.asked.filter(({ call }) => call === 'PreviewQuote').map(({ body }) => body['tries'])
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('a what-if variant', () => {
  it('is priced by the server after a pause, in one call for all changes made meanwhile', async () => {
    excess('500')
    await wait(200)
    miles('6000')
    await wait(299)
    expect(triesSent()).toEqual([])
    await wait(1)
    expect(triesSent()).toEqual([[{ voluntaryExcess: 500, annualMileage: 6000 }]])
    expect(names()).toEqual(['£500 excess, 6,000 miles'])
  })

  it('shows both payment options with the difference, and the causes', async () => {
    excess('500')
    expect(document.querySelectorAll('[data-part="skeleton"]')).toHaveLength(1)
    await wait()
    const [card] = cards()
    expect(within(card as HTMLElement).getByText('In full').nextElementSibling?.textContent).toBe(
      '£535.00  £34.24 less',
    )
    expect(within(card as HTMLElement).getByText('Monthly').nextElementSibling?.textContent).toMatch(
      /^£47\.91 a month, £.+ in total £3\.28 less$/,
    )
    expect(screen.getByText('Cause')).toBeDefined()
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      '£500 excess: £47.91 a month, £3.28 less; £535.00 in full, £34.24 less.',
    )
  })

  it('aborts an older call, and keeps the last price until the new one arrives', async () => {
    excess('500')
    await wait()
    server.answers['PreviewQuote'] = () => new Promise(() => undefined)
    excess('750')
    await wait()
    const [, second] = server.asked
    expect(second?.signal?.aborted).toBe(false)
    excess('1000')
    expect(second?.signal?.aborted).toBe(true)
    expect(names()).toEqual(['£1,000 excess'])
    expect(screen.getByText('£535.00')).toBeDefined()
    // The old price cannot be kept.
    expect(screen.queryByRole('button', { name: /^Keep this one/ })).toBeNull()
  })

  it('changes nothing in the quote', async () => {
    const before = { quote: useQuote.getState(), results: useResults.getState() }
    excess('500')
    await wait()
    expect({ quote: useQuote.getState(), results: useResults.getState() }).toEqual(before)
  })

  it('can be discarded, and disappears when it is changed back', async () => {
    excess('500')
    await wait()
    fireEvent.click(button('Discard £500 excess'))
    expect(cards()).toHaveLength(0)
    expect(list(/voluntary excess/).value).toBe('100')
    excess('500')
    excess('100')
    expect(cards()).toHaveLength(0)
  })

  it('that we would not offer has no price, and cannot be kept', async () => {
    server.answers['PreviewQuote'] = gives({
      previews: [
        {
          underwritingOutcome: {
            ...resultsWith().underwritingOutcome,
            didRefer: true,
            underwrittenOptions: [],
          },
        },
      ],
    })
    excess('500')
    await wait()
    expect(screen.getByText(/couldn't offer you this online/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Keep this one/ })).toBeNull()
  })

  it('that its question refuses is not sent; the question shows why', async () => {
    useQuote.setState(({ answers }) => ({
      answers: {
        ...answers,
        vehicleDetails: { ...answers.vehicleDetails, datePurchased: undefined as never },
      },
    }))
    excess('500')
    await wait()
    expect(triesSent()).toEqual([])
    expect(within(cards()[0] as HTMLElement).getByText(/Please/)).toBeDefined()
  })
})

describe('variants side by side', () => {
  async function three() {
    excess('500')
    fireEvent.click(button('Compare with something else'))
    miles('6000')
    fireEvent.click(button('Compare with something else'))
    fireEvent.click(screen.getByRole('radio', { name: 'Third party, fire and theft' }))
    await wait()
  }

  it('are three at most, named by what differs, priced in one call', async () => {
    await three()
    expect(names()).toEqual(['£500 excess', '6,000 miles', 'Third party, fire and theft'])
    expect(triesSent()).toEqual([
      [{ voluntaryExcess: 500 }, { annualMileage: 6000 }, { levelOfCover: 'TPFT' }],
    ])
    expect(screen.getAllByText(/less$/)).toHaveLength(6)
    expect(screen.getAllByRole('button', { name: /^Keep this one/ })).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Compare with something else' })).toBeNull()
    expect(screen.getByText(/three at most/)).toBeDefined()
  })

  it('can each be changed again', async () => {
    await three()
    fireEvent.click(button('Change £500 excess'))
    expect(list(/voluntary excess/).value).toBe('500')
    expect(list(/How many miles/).value).toBe('8000')
    excess('1000')
    await wait()
    expect(names()).toEqual(['£1,000 excess', '6,000 miles', 'Third party, fire and theft'])
  })

  it('are priced again, in one call, when the quote next to them changes', async () => {
    await three()
    act(() => useResults.setState({ results: resultsWith({ outcomeId: 'outcome-2' }) }))
    await wait()
    expect(server.asked).toHaveLength(2)
    expect(server.asked[1]?.body).toMatchObject({ underwritingResponseId: 'outcome-2' })
    expect(triesSent()[1]).toHaveLength(3)
  })
})

describe('keeping a variant', () => {
  beforeEach(async () => {
    excess('500')
    await wait()
  })
  const keep = async () => {
    fireEvent.click(button('Keep this one £500 excess'))
    await wait()
  }

  it('changes the answer and prices the quote with it', async () => {
    server.answers['RateExistingPrivateCarQuote'] = gives(
      resultsWith({ outcomeId: 'outcome-2', premium: '500.00' }),
    )
    await keep()
    const rated = server.asked.at(-1)
    expect(rated).toMatchObject({
      call: 'RateExistingPrivateCarQuote',
      body: {
        underwritingResponseId: 'outcome-1',
        quote: { coverDetails: { voluntaryExcess: 500, levelOfCover: 'COMP' } },
      },
    })
    expect(useQuote.getState().answers.coverDetails.voluntaryExcess).toBe(fromPounds(500))
    expect(useResults.getState().results?.selectedOption).toBe('outcome-2:1')
    expect(useResults.getState().paymentMethod).toBe('DIRECT_DEBIT')
    expect(cards()).toHaveLength(0)
    expect(screen.getByText('Your quote has been changed')).toBeDefined()
  })

  it('that fails leaves the answers and the price unchanged, and shows an error', async () => {
    const [answered, priced] = [useQuote.getState().answers, useResults.getState()]
    server.answers['RateExistingPrivateCarQuote'] = isDown
    await keep()
    expect(screen.getByRole('alert').textContent).toContain("We couldn't change your quote")
    expect(useQuote.getState().answers).toEqual(answered)
    expect(useResults.getState()).toEqual(priced)
    expect(names()).toEqual(['£500 excess'])
  })

  it('of a quote that has ended leads to its end page', async () => {
    server.answers['RateExistingPrivateCarQuote'] = refuses('QUOTE_EXPIRED')
    await keep()
    expect(screen.getByText(/Now at \/quote-expired/)).toBeDefined()
  })
})

describe('a price that cannot be fetched', () => {
  it('is reported, and can be requested again; the last one stays', async () => {
    excess('500')
    await wait()
    server.answers['PreviewQuote'] = isDown
    excess('750')
    await wait()
    expect(screen.getByRole('alert').textContent).toContain("We couldn't get that price")
    expect(screen.getByText('£535.00')).toBeDefined()
    server.answers['PreviewQuote'] = previews('480.00')
    fireEvent.click(button('Try again'))
    await wait()
    expect(screen.getByText('£515.00')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('because the quote has ended leads to its page', async () => {
    server.answers['PreviewQuote'] = refuses('QUOTE_LOCKED')
    excess('500')
    await wait()
    expect(screen.getByText(/Now at \/quote-locked/)).toBeDefined()
  })
})
