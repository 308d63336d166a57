import { useEffect, useState } from 'react'
import { getSubscription, type Subscription, stopRenewal } from '../../api/subscription'
import { letterToken } from '../../kept/letter-token'

/** Where somebody stands who came to see what follows their policy. */
export type SubscriptionSeen =
  | { state: 'loading' | 'missing' | 'gone' | 'unreachable' }
  | { state: 'known'; subscription: Subscription; isStopping: boolean; hasFailed: boolean }

export function useSubscription(): SubscriptionSeen & { again: () => void; stop: () => Promise<void> } {
  const [token] = useState(letterToken)
  const [asked, setAsked] = useState(0)
  const [seen, setSeen] = useState<SubscriptionSeen>({ state: token === undefined ? 'missing' : 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the customer asks again
  useEffect(() => {
    if (token === undefined) return
    const leaving = new AbortController()
    getSubscription(token, leaving.signal).then((told) => {
      if (!leaving.signal.aborted) setSeen(seenFrom(told))
    })
    return () => leaving.abort()
  }, [token, asked])

  return {
    ...seen,
    again() {
      setSeen({ state: 'loading' })
      setAsked(asked + 1)
    },
    async stop() {
      if (token === undefined || seen.state !== 'known') return
      setSeen({ ...seen, isStopping: true, hasFailed: false })
      const told = await stopRenewal(token)
      setSeen(told.kind === 'failed' ? { ...seen, isStopping: false, hasFailed: true } : seenFrom(told))
    },
  }
}

function seenFrom(told: Awaited<ReturnType<typeof getSubscription>>): SubscriptionSeen {
  if (told.kind === 'known')
    return { state: 'known', subscription: told.subscription, isStopping: false, hasFailed: false }
  return { state: told.kind === 'not-found' ? 'gone' : 'unreachable' }
}
