import { useState } from 'react'
import { openQuoteLink } from '../../api/retrieve-quote.ts'
import { paths } from '../../paths.ts'
import { type DeepLink, useDeepLink } from '../../resume/links/deep-link.ts'
import { OpenLink } from '../../resume/links/OpenLink.tsx'
import { endOfRefusal } from '../../state/end-state.ts'
import { deadEnd } from './load-deep-link.ts'

type EmailedLink = Extract<DeepLink, { kind: 'emailed-link' }>

/** Shown before an emailed link to a quote is used up. The button unlocks the quote, which is then loaded (AGG-02, D-227). */
export function OpenQuotePage({ link }: { link: EmailedLink }) {
  const [state, setState] = useState<'ready' | 'opening' | 'unreachable'>('ready')
  const open = async () => {
    if (state === 'opening') return
    setState('opening')
    const opened = await openQuoteLink(link.token)
    switch (opened.kind) {
      case 'opened':
        return useDeepLink.setState({ link: { ...link, isUnlocked: true } })
      case 'unreachable':
        return setState('unreachable')
      case 'not-found': {
        const { dead, ...leadsTo } = deadEnd(link)
        return useDeepLink.setState({ link: undefined, leadsTo, dead })
      }
      case 'refused': {
        const { to, state: endState } = endOfRefusal(opened)
        // A code without its own page has used nothing up: the link can be tried again.
        if (to === paths.error) return setState('unreachable')
        return useDeepLink.setState({ link: undefined, leadsTo: { to, state: endState } })
      }
    }
  }
  return (
    <OpenLink
      heading="Your quote is ready to open"
      lead="Select the button to see it with all your answers, at today's price."
      state={state}
      onOpen={() => void open()}
    />
  )
}
