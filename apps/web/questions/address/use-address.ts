import { judgeAddressSearch } from '@milepost/domain/questions/kinds/address-search'
import { type Address, type AddressHit, tidyAddress } from '@milepost/domain/values/address'
import { useEffect, useReducer, useRef } from 'react'
import { getAddress } from '../../api/get-address'
import { searchAddresses } from '../../api/search-addresses'
import { addressStates, type JudgeAddress, opening } from './address-states'

export type AddressSettings = {
  answer: Address | undefined
  judge: JudgeAddress
  onAnswer: (answer: Address | undefined) => void
}

/**
 * The widget at work. What is on the screen is what is stored: a card or the lines typed so far are the answer, and while an
 * address is searched for there is none, so that nobody goes on with one they have put aside.
 */
export function useAddress({ answer, judge, onAnswer }: AddressSettings) {
  const [state, dispatch] = useReducer(addressStates, undefined, () => opening(answer, judge))
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  // A look-up outlives the render that began it; the answers beside this one may have changed meanwhile.
  const store = useRef(onAnswer)
  useEffect(() => {
    store.current = onAnswer
  })

  /** One question to the outside at a time; a newer one, another screen or another page ends it. */
  function ask(): AbortSignal {
    asking.current?.abort()
    asking.current = new AbortController()
    return asking.current.signal
  }

  function settle(address: Address) {
    store.current(address)
    dispatch({ does: 'settle', address, lacks: judge(address) })
  }

  async function fetchAddress({ itemId }: AddressHit, signal: AbortSignal, onFailed: () => void) {
    const got = await getAddress(itemId, signal)
    if (signal.aborted || got.kind === 'aborted') return
    if (got.kind === 'found') settle(got.address)
    else onFailed()
  }

  async function find() {
    if (state.at !== 'search' || state.isBusy) return
    if (judgeAddressSearch(state.search).length > 0) return dispatch({ does: 'refuse' })
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
    typeSearch: (part: 'house' | 'postcode', text: string) => dispatch({ does: 'type-search', part, text }),
    find: () => void find(),
    choose: (itemId: string) => dispatch({ does: 'choose', itemId }),
    pick: () => void pick(),
    enterByHand: () => {
      asking.current?.abort()
      dispatch({ does: 'enter-by-hand' })
    },
    /** Every letter is kept, so that Continue, a reload or a way back never loses a half-typed address. */
    typeLine: (part: keyof Address, text: string) => {
      if (state.at !== 'by-hand') return
      onAnswer(tidyAddress({ ...state.typed, [part]: text }))
      dispatch({ does: 'type-line', part, text })
    },
    storeTyped: () => {
      if (state.at !== 'by-hand') return
      const address = tidyAddress(state.typed)
      if (judge(address).length > 0) dispatch({ does: 'refuse' })
      else settle(address)
    },
    edit: () => dispatch({ does: 'edit' }),
    searchAgain: () => {
      asking.current?.abort()
      onAnswer(undefined)
      dispatch({ does: 'search-again' })
    },
    keep: settle,
  }
}
