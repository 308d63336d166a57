import { useState } from 'react'
import { askForLink, type LinkAsked } from '../api/ask-for-link'

export type QuoteLink = {
  state: 'idle' | 'asking' | LinkAsked
  ask: (quoteReference: string) => Promise<void>
}

/** Asks for a link to a quote, to the address in the quote: for whoever cannot pass the check (D-236). */
export function useQuoteLink(onAsked?: (quoteReference: string) => void): QuoteLink {
  const [state, setState] = useState<QuoteLink['state']>('idle')
  const ask = async (quoteReference: string) => {
    if (state === 'asking') return
    setState('asking')
    const outcome = await askForLink({ quoteReference })
    setState(outcome)
    if (outcome === 'asked') onAsked?.(quoteReference)
  }
  return { state, ask }
}
