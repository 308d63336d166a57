import { useEffect, useEffectEvent, useState } from 'react'
import { dropLinkToken, heldLink, takeLinkToken } from '../links/saved-quote-token'
import { resumeByLink } from './resume'

/** Where a visitor stands who came by an emailed link. */
export type EmailedLink = {
  state: 'ready' | 'opening' | 'unreachable' | 'gone' | 'damaged' | 'missing'
  token: string | undefined
  open: () => Promise<void>
}

function atFirst(): EmailedLink['state'] {
  const link = heldLink()
  if (link === undefined) return 'missing'
  return link.token === undefined ? 'damaged' : 'ready'
}

export function useEmailedLink(onRestored: () => void): EmailedLink {
  const [token, setToken] = useState(() => heldLink()?.token)
  const [state, setState] = useState(atFirst)

  // A second link pressed while the page of the first is open changes the address and loads nothing.
  const takeNewer = useEffectEvent(() => {
    if (!takeLinkToken()) return
    setToken(heldLink()?.token)
    setState(atFirst())
  })
  useEffect(() => {
    const take = () => takeNewer()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  const open = async () => {
    if (token === undefined || state === 'opening') return
    setState('opening')
    const outcome = await resumeByLink(token)
    if (outcome === 'failed') return setState('unreachable')
    dropLinkToken()
    if (outcome === 'restored') onRestored()
    else setState('gone')
  }
  return { state, token, open }
}
