import { useEffect, useState } from 'react'
import { getSubscription, type Subscription, stopRenewal } from '../../api/policy.ts'

/** The state of a visit to see what follows a policy. */
export type RenewalResult =
  | { state: 'gone' }
  | { state: 'loading' | 'missing' | 'unreachable' }
  | { state: 'known'; subscription: Subscription; isStopping: boolean; hasFailed: boolean }

export function useRenewal(
  token: string | undefined,
): RenewalResult & { again: () => void; stop: () => Promise<void> } {
  const [asked, setAsked] = useState(0)
  const [seen, setSeen] = useState<RenewalResult>({ state: token === undefined ? 'missing' : 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the customer asks again
  useEffect(() => {
    if (token === undefined) return
    const leaving = new AbortController()
    getSubscription(token, leaving.signal).then((reply) => {
      if (!leaving.signal.aborted) setSeen(seenFrom(reply))
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
      const reply = await stopRenewal(token)
      setSeen(reply.kind === 'failed' ? { ...seen, isStopping: false, hasFailed: true } : seenFrom(reply))
    },
  }
}

function seenFrom(reply: Awaited<ReturnType<typeof getSubscription>>): RenewalResult {
  if (reply.kind === 'known')
    return { state: 'known', subscription: reply.subscription, isStopping: false, hasFailed: false }
  return { state: reply.kind === 'not-found' ? 'gone' : 'unreachable' }
}
