import { useState } from 'react'
import { askForLink, type LinkAsked, type LinkOf } from '../../api/ask-for-link'

export type LinkRequest = {
  state: 'idle' | 'asking' | LinkAsked
  ask: (of: LinkOf) => Promise<void>
}

/** Asks for an emailed link, and asks again when told to. */
export function useLinkRequest(onAsked?: (of: LinkOf) => void): LinkRequest {
  const [state, setState] = useState<LinkRequest['state']>('idle')
  const ask = async (of: LinkOf) => {
    if (state === 'asking') return
    setState('asking')
    const outcome = await askForLink(of)
    setState(outcome)
    if (outcome === 'asked') onAsked?.(of)
  }
  return { state, ask }
}
