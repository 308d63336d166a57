import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ClientData, getClientIp, getDropInToken } from '../../api/payment.ts'
import { brand } from '../../brands/brand.ts'
import { stopPaying } from '../../state/payment-in-progress.ts'
import { trackEvent } from '../../tracking/tracking.ts'
import { pauseFor } from '../pause-for.ts'
import type { Checkout } from './checkout.ts'
import type { CardClient, CardHandlers, Choice, Look } from './clients/card-client.ts'
import { loadClient } from './clients/load-client.ts'

export type LoadClient = typeof loadClient

type Events = Omit<CardHandlers, 'onChange' | 'onWallets'> & {
  /** The client could not be rendered (ERR-25). */
  onFailed: () => void
}

/** Loads the next page as a new document, with no payment in progress. */
function endDocument(): void {
  stopPaying()
  location.reload()
}

/** The provider's client in its containers, for as long as they are on the page. */
export function useCardClient(
  data: ClientData,
  { due }: Pick<Checkout, 'due'>,
  events: Events,
  load: LoadClient = loadClient,
  loadAnew = endDocument,
) {
  const places = { card: useRef<HTMLDivElement>(null), wallets: useRef<HTMLDivElement>(null) }
  const client = useRef<CardClient>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [isComplete, setComplete] = useState(false)
  const [hasWallets, setWallets] = useState(false)
  const [tries, setTries] = useState(0)

  const onEnter = useEffectEvent(events.onEnter)
  const onWallet = useEffectEvent(events.onWallet)
  const onWalletApproved = useEffectEvent(events.onWalletApproved)
  const onWalletFailed = useEffectEvent(events.onWalletFailed)
  const onFailed = useEffectEvent(events.onFailed)
  const make = useEffectEvent(() =>
    load({
      data,
      amount: due,
      payee: brand.firm.name,
      look: brandLook(),
      token: () => dropInToken(data.merchantAccountId),
      clientIp: getClientIp,
    }),
  )
  const { card, wallets } = places
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts from nothing
  useEffect(() => {
    let isOver = false
    let mine: CardClient | undefined
    async function open(into: HTMLElement, besides: HTMLElement) {
      const made = await make()
      mine = made && untilLeft(made)
      if (isOver) return void mine?.close()
      const isOpen = await mine?.open(
        { card: into, wallets: besides },
        {
          onChange: (isFilledIn) => !isOver && setComplete(isFilledIn),
          onEnter: () => onEnter(),
          onWallets: () => !isOver && setWallets(true),
          onWallet: () => onWallet(),
          onWalletApproved: (instrument) => onWalletApproved(instrument),
          onWalletFailed: (choice) => onWalletFailed(choice),
        },
      )
      if (isOver) return
      client.current = mine
      setState(isOpen ? 'ready' : 'failed')
      if (isOpen) return
      mine?.close()
      onFailed()
    }
    if (card.current && wallets.current) void open(card.current, wallets.current)
    return () => {
      isOver = true
      client.current = undefined
      if (mine?.close() === 'window-open') loadAnew()
    }
  }, [data, tries])

  return {
    places,
    client,
    state,
    isComplete,
    hasWallets,
    tryAgain: () => {
      setState('loading')
      setComplete(false)
      setWallets(false)
      setTries((count) => count + 1)
    },
  }
}

/** Retries of the token call (CON-31). */
const RETRIES = 3
const FIRST_PAUSE_MS = 400

/** The drop-in's token, retried up to three times; a failure after that is reported (CRD-14, ERR-26). */
export async function dropInToken(merchantAccountId: string, pause = pauseFor): Promise<string | undefined> {
  for (let tries = 0; ; tries += 1) {
    const token = await getDropInToken(merchantAccountId)
    if (token !== undefined) return token
    if (tries === RETRIES) break
    await pause(FIRST_PAUSE_MS * 2 ** tries)
  }
  trackEvent('drop_in_token_failed')
  return undefined
}

/** The page's brand tokens, for the provider's frames. */
function brandLook(): Look {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    accent: token('--accent-edge'),
    ink: token('--ink'),
    line: token('--line-strong'),
    paper: token('--surface-raised'),
    bad: token('--bad'),
    corner: token('--radius-small'),
  }
}

/**
 * Wraps the client of a page that may be left at any moment. After that nothing more is asked: an open choice is abandoned immediately, and
 * no payment is confirmed. A confirmation that has started continues, because money may already be authorised (F12, F28).
 */
export function untilLeft(client: CardClient): CardClient {
  let hasLeft = false
  let leave = () => {}
  const left = new Promise<Choice>((resolve) => {
    leave = () => resolve({ kind: 'left' })
  })
  return {
    page: client.page,
    open: (places, handlers) => client.open(places, handlers),
    choose: (sum) => (hasLeft ? left : Promise.race([client.choose(sum), left])),
    confirm: async (instrument, payment) =>
      hasLeft ? { kind: 'left' } : client.confirm(instrument, payment),
    clear: () => client.clear(),
    close() {
      hasLeft = true
      leave()
      return client.close()
    },
  }
}
