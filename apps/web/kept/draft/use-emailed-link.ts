import { useEffect, useEffectEvent, useState } from 'react'
import { dropLinkToken, linkToken, takeLinkToken } from './link-token'
import { resumeByLink } from './resume'
import { type LinkRequest, useLinkRequest } from './use-link-request'

/** Where a visitor stands who came by an emailed link. */
export type EmailedLink = {
  state: 'ready' | 'opening' | 'unreachable' | 'gone' | 'sent' | 'missing'
  token: string | undefined
  open: () => Promise<void>
  /** For a new link in the place of one that is gone. */
  request: LinkRequest
}

const atFirst = () => (linkToken() === undefined ? 'missing' : 'ready')

export function useEmailedLink(onRestored: () => void): EmailedLink {
  const [token, setToken] = useState(linkToken)
  const [state, setState] = useState<EmailedLink['state']>(atFirst)
  const request = useLinkRequest(token === undefined ? undefined : { token }, () => setState('sent'))

  // A second link pressed while the page of the first is open changes the address and loads nothing.
  const takeNewer = useEffectEvent(() => {
    if (!takeLinkToken()) return
    setToken(linkToken())
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
  return { state, token, open, request }
}
