import type { Source } from '@milepost/domain/journeys/provenance'
import { validateAddressSearch } from '@milepost/domain/questions/kinds/address'
import { type Address, type AddressHit, tidyAddress } from '@milepost/domain/values/address'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { getAddress, searchAddresses } from '../../api/address.ts'
import type { FieldProps } from '../input.ts'
import { addressStates, opening, textOf, type ValidateAddress } from './address-states.ts'

export type AddressSettings = {
  answer: Address | undefined
  validate: ValidateAddress
  onAnswer: (answer: Address, source?: Source) => void
}

/**
 * State of the widget. A card is the stored answer. Anything before that is the text of the question's field, so that Continue, a
 * reload or Back never loses a search or a half-typed address.
 */
export function useAddress(
  { answer, validate, onAnswer }: AddressSettings,
  box: Pick<FieldProps, 'value' | 'onChange'>,
) {
  const [state, dispatch] = useReducer(addressStates, undefined, () => opening(answer, validate, box.value))
  const text = textOf(state)
  const keepText = useEffectEvent((now: string) => {
    // Storing an answer clears the field's text already.
    if (state.at !== 'card' && now !== box.value) box.onChange({ target: { value: now } })
  })
  useEffect(() => keepText(text), [text])
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  // A look-up outlives the render that started it; the other answers may have changed meanwhile.
  const store = useRef(onAnswer)
  useEffect(() => {
    store.current = onAnswer
  })

  /** One call at a time: a newer one, another screen or another page aborts it. */
  function ask(): AbortSignal {
    asking.current?.abort()
    asking.current = new AbortController()
    return asking.current.signal
  }

  function accept(address: Address, source?: Source) {
    store.current(address, source)
    dispatch({ does: 'accept', address, lacks: validate(address) })
  }

  async function fetchAddress({ itemId }: AddressHit, signal: AbortSignal, onFailed: () => void) {
    const got = await getAddress(itemId, signal)
    if (signal.aborted || got.kind === 'aborted') return
    if (got.kind === 'found') accept(got.address, 'looked-up')
    else onFailed()
  }

  async function find() {
    if (state.at !== 'search' || state.isBusy) return
    if (validateAddressSearch(state.search).length > 0) return dispatch({ does: 'refuse' })
    const signal = ask()
    dispatch({ does: 'start' })
    const found = await searchAddresses(state.search, signal)
    if (signal.aborted || found.kind === 'aborted') return
    if (found.kind === 'failed') return dispatch({ does: 'search-failed' })
    const { hits } = found
    if (hits.length > 1) return dispatch({ does: 'list', hits, hasFetchFailed: false })
    await fetchAddress(hits[0], signal, () => dispatch({ does: 'list', hits, hasFetchFailed: true }))
  }

  async function pick() {
    if (state.at !== 'list' || state.isBusy) return
    const hit = state.hits.find(({ itemId }) => itemId === state.chosen)
    if (!hit) return dispatch({ does: 'refuse' })
    const signal = ask()
    dispatch({ does: 'start' })
    await fetchAddress(hit, signal, () => dispatch({ does: 'fetch-failed' }))
  }

  return {
    state,
    typeSearch: (part: 'house' | 'postcode', typed: string) =>
      dispatch({ does: 'type-search', part, text: typed }),
    find: () => void find(),
    choose: (itemId: string) => dispatch({ does: 'choose', itemId }),
    pick: () => void pick(),
    enterByHand: () => {
      asking.current?.abort()
      dispatch({ does: 'enter-by-hand' })
    },
    typeLine: (part: keyof Address, line: string) => dispatch({ does: 'type-line', part, text: line }),
    storeTyped: () => {
      if (state.at !== 'by-hand') return
      const address = tidyAddress(state.typed)
      if (validate(address).length > 0) dispatch({ does: 'refuse' })
      else accept(address)
    },
    edit: () => dispatch({ does: 'edit' }),
    searchAgain: () => {
      asking.current?.abort()
      dispatch({ does: 'search-again' })
    },
    keep: (before: Address) => accept(before),
  }
}
