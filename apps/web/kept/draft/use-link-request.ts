import { useState } from 'react'
import { askForDraftLink, type LinkAsked, type LinkOf } from '../../api/ask-for-draft-link'

export type LinkRequest = {
  state: 'idle' | 'asking' | LinkAsked
  ask: () => Promise<void>
}

/** Asks for an emailed link, and asks again when told to. */
export function useLinkRequest(of: LinkOf | undefined, onAsked?: () => void): LinkRequest {
  const [state, setState] = useState<LinkRequest['state']>('idle')
  const ask = async () => {
    if (of === undefined || state === 'asking') return
    setState('asking')
    const outcome = await askForDraftLink(of)
    setState(outcome)
    if (outcome === 'asked') onAsked?.()
  }
  return { state, ask }
}
