import { useEffect, useState } from 'react'
import { getSubscription, type Subscription, stopRenewal } from '../../api/policy'
import { heldEmailLink, takeEmailToken } from '../../resume/links/address-tokens'

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

/** The link of the email that led here. Opening a second link in the same page replaces it without a reload. */
export function useEmailLink() {
  const [link, setLink] = useState(heldEmailLink)
  useEffect(() => {
    const take = () => {
      if (takeEmailToken()) setLink(heldEmailLink())
    }
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return link
}
