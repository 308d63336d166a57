import { validateAddress } from '@milepost/domain/questions/kinds/address'
import { type Address, blankAddress } from '@milepost/domain/values/address'
import { describe, expect, it } from 'vitest'
import { type AddressEvent, type AddressState, addressStates, opening } from './address-states.ts'

const home: Address = { ...blankAddress, line1: '12 High Street', city: 'Leeds', postcode: 'LS1 1AA' }
const hits = [
  { itemId: 'a', searchResult: '1 Example Row' },
  { itemId: 'b', searchResult: '2 Example Row' },
]
const typed: readonly AddressEvent[] = [
  { does: 'type-search', part: 'house', text: '12' },
  { does: 'type-search', part: 'postcode', text: 'ls1 1aa' },
]
const accept = (address: Address): AddressEvent => ({
  does: 'accept',
  address,
  lacks: validateAddress(address),
})

/** The state after these events, starting without an address unless one is passed. */
function after(events: readonly AddressEvent[], from: AddressState = opening(undefined, validateAddress)) {
  return events.reduce(addressStates, from)
}
const listed = after([...typed, { does: 'start' }, { does: 'list', hits, hasFetchFailed: false }])
const card = opening(home, validateAddress)

describe('the initial screen', () => {
  it('is a search without an address, a card with one, and its fields with an incomplete one', () => {
    expect(opening(undefined, validateAddress).at).toBe('search')
    expect(card).toEqual({ at: 'card', address: home })
    const unfinished = { ...home, city: '' }
    expect(opening(unfinished, validateAddress)).toMatchObject({ at: 'by-hand', typed: unfinished })
  })
})

describe('a search', () => {
  it('leads to a list with nothing selected, and a selection leads to a card [ADR-03]', () => {
    expect(after([...typed, { does: 'start' }])).toMatchObject({ at: 'search', isBusy: true })
    expect(listed).toMatchObject({ at: 'list', hits, chosen: undefined, isBusy: false })
    const picked = after([{ does: 'choose', itemId: 'b' }, { does: 'start' }], listed)
    expect(picked).toMatchObject({ at: 'list', chosen: 'b', isBusy: true })
    expect(after([accept(home)], picked)).toEqual(card)
  })

  it('leads from one hit straight to a card [ADR-03]', () => {
    expect(after([...typed, { does: 'start' }, accept(home)])).toEqual(card)
  })

  it('that fails leads to manual entry, with the postcode but no house number as first line [ADR-05]', () => {
    expect(after([...typed, { does: 'start' }, { does: 'search-failed' }])).toMatchObject({
      at: 'by-hand',
      hasSearchFailed: true,
      typed: { ...blankAddress, postcode: 'LS1 1AA' },
    })
  })

  it('whose address cannot be fetched keeps the list and the selection, for a retry [ADR-06]', () => {
    const failed = after(
      [{ does: 'choose', itemId: 'b' }, { does: 'start' }, { does: 'fetch-failed' }],
      listed,
    )
    expect(failed).toMatchObject({ at: 'list', chosen: 'b', hasFetchFailed: true, isBusy: false })
    expect(after([{ does: 'start' }], failed)).toMatchObject({ hasFetchFailed: false, isBusy: true })
    const one = after([{ does: 'start' }, { does: 'list', hits: hits.slice(0, 1), hasFetchFailed: true }])
    expect(one).toMatchObject({ at: 'list', chosen: 'a', hasFetchFailed: true })
  })

  it('that finds an address without a town leads to manual entry of the rest [ADR-08]', () => {
    const found = { ...home, city: '' }
    expect(after([accept(found)], listed)).toMatchObject({ at: 'by-hand', typed: found })
  })

  it('counts refused submits, separately on each screen', () => {
    const refused = after([{ does: 'refuse' }, { does: 'refuse' }])
    expect(refused).toMatchObject({ at: 'search', tries: 2 })
    expect(after([{ does: 'enter-by-hand' }], refused)).toMatchObject({ at: 'by-hand', tries: 0 })
  })
})

describe('manual entry', () => {
  it('returns to the search as it was typed on Cancel [ADR-07]', () => {
    const cancelled = after([...typed, { does: 'enter-by-hand' }, { does: 'search-again' }])
    expect(cancelled).toMatchObject({ at: 'search', search: { house: '12', postcode: 'ls1 1aa' } })
  })

  it('leads to a card on submit [ADR-07]', () => {
    const line: AddressEvent = { does: 'type-line', part: 'line1', text: '12 High Street' }
    const filled = after([{ does: 'enter-by-hand' }, line])
    expect(filled).toMatchObject({ at: 'by-hand', typed: { line1: '12 High Street' } })
    expect(after([accept(home)], filled)).toEqual(card)
  })

  it('has a fourth line only for an address that came with one', () => {
    expect(after([{ does: 'edit' }], card)).toMatchObject({ hasLine4: false })
    const firm = opening({ ...home, line4: 'Old Town' }, validateAddress)
    const emptied = after([{ does: 'edit' }, { does: 'type-line', part: 'line4', text: '' }], firm)
    expect(emptied).toMatchObject({ hasLine4: true, typed: { line4: '' } })
  })
})

describe('a card', () => {
  it('opens its fields on Edit [ADR-01]', () => {
    expect(after([{ does: 'edit' }], card)).toMatchObject({ at: 'by-hand', typed: home })
  })

  it('can be replaced by a search that can restore it [ADR-01]', () => {
    expect(after([{ does: 'search-again' }], card)).toMatchObject({ at: 'search', before: home })
    const edited: AddressEvent[] = [
      { does: 'edit' },
      { does: 'type-line', part: 'line1', text: '14 High Street' },
      { does: 'search-again' },
    ]
    expect(after(edited, card)).toMatchObject({ at: 'search', before: home })
    expect(after([...edited, accept(home)], card)).toEqual(card)
  })
})

it('changes nothing when a reply arrives too late for its screen', () => {
  const late: AddressEvent[] = [
    { does: 'search-failed' },
    { does: 'list', hits, hasFetchFailed: false },
    { does: 'fetch-failed' },
    { does: 'choose', itemId: 'a' },
    { does: 'type-search', part: 'house', text: '1' },
    { does: 'start' },
  ]
  const byHand = after([{ does: 'enter-by-hand' }])
  expect(after(late, byHand)).toEqual(byHand)
  expect(after([...late, { does: 'refuse' }, { does: 'enter-by-hand' }], card)).toEqual(card)
})
