import { useEffect, useEffectEvent, useState } from 'react'
import { getPurchase } from '../../api/get-purchase'
import { pauseFor } from '../pause-for'
import { boughtFrom } from './keep-purchase'
import type { Checking, Paid } from './paid'

const PAUSE_MS = 2_000
/** The server asks the provider itself after two minutes (safety K7); whoever still waits is told that they need not. */
const SLOW_AFTER_MS = 120_000
/** A purchase that the server never heard of is sent again so often, and then counts as not made. */
const MOST_TRIES = 5

/** Asks every two seconds what became of the payment, until it is known. Nothing is ever paid here (F12). */
export function useChecking(checking: Checking, quoteReference: string, onKnown: (paid: Paid) => void) {
  const [isSlow, setSlow] = useState(false)
  const known = useEffectEvent(onKnown)
  useEffect(() => {
    const leaving = new AbortController()
    void watch(checking, quoteReference, leaving.signal).then((paid) => paid && known(paid))
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      leaving.abort()
      clearTimeout(slow)
    }
  }, [checking, quoteReference])
  return { isSlow }
}

async function watch(
  { again, otherwise }: Checking,
  quoteReference: string,
  signal: AbortSignal,
): Promise<Paid | undefined> {
  const nothing: Paid = { kind: 'problem', problem: otherwise }
  for (let tries = 0; !signal.aborted; ) {
    const purchase = await getPurchase(quoteReference, signal)
    if (signal.aborted) return undefined
    if (purchase.kind === 'known') {
      if (purchase.policy) return { kind: 'bought', purchased: boughtFrom(purchase.policy) }
      if (purchase.status === 'NOT_CHARGED') return nothing
      if (purchase.status === 'NONE') {
        tries += 1
        const paid = tries <= MOST_TRIES ? await again?.() : undefined
        if (paid === undefined) return nothing
        if (paid.kind !== 'checking') return paid
      }
    }
    await pauseFor(PAUSE_MS)
  }
  return undefined
}
