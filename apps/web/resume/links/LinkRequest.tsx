import { CHECK_HOLDS_MINUTES, DRAFT_LINK_MINUTES } from '@milepost/domain/quote/time-limits'
import { type ReactNode, useState } from 'react'
import { askForLink, type LinkOf, type LinkRequestResult } from '../../api/ask-for-link.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { tryAgain } from '../../ui/try-again.ts'
import linkPageStyles from '../link-page.module.css'

export type LinkSentProps = {
  of: LinkOf
  /** Other actions on the page. */
  otherLinks?: ReactNode
}

/** A link has been requested. The text is true whether there was an address to send it to or not (D-247). */
export function LinkSent({ of, otherLinks }: LinkSentProps) {
  const again = useLinkRequest()
  return (
    <div className={linkPageStyles.sent}>
      <p>
        <LinkSentText of={of} />
      </p>
      <p>
        Not there yet? It can take a few minutes, and it may be in your junk folder. We only send a few links
        an hour, so please use the newest.
      </p>
      <LinkRefused state={again.state} />
      {again.state === 'asked' && (
        <Notice role="status">We've asked for another one. Please use the newest.</Notice>
      )}
      <div className={linkPageStyles.ways}>
        <Button
          look="secondary"
          busy={again.state === 'asking'}
          busyLabel="Asking again"
          onClick={() => void again.ask(of)}
        >
          Send it again
        </Button>
        {otherLinks}
      </div>
    </div>
  )
}

function LinkSentText({ of }: { of: LinkOf }) {
  if ('quoteReference' in of)
    return (
      <>
        If <strong className={textStyles.figures}>{of.quoteReference}</strong> is one of our quotes and has an
        email address, we've sent a link to that address. It works once and expires in {CHECK_HOLDS_MINUTES}{' '}
        minutes.
      </>
    )
  if ('policyNumber' in of)
    return (
      <>
        If <strong className={textStyles.figures}>{of.policyNumber}</strong> is one of our policies, we've
        emailed a link to its policyholder.
      </>
    )
  return (
    <>
      If we have an email address for this quote, we've sent a link to it. It works once and expires in{' '}
      {'quoteToken' in of ? CHECK_HOLDS_MINUTES : DRAFT_LINK_MINUTES} minutes.
    </>
  )
}

const words = {
  'too-many': {
    title: "We can't send another link just now",
    body: 'Please use the newest one in your email, or try again in an hour.',
  },
  failed: {
    title: "We couldn't ask for your link",
    body: `Your quote is safe with us. ${tryAgain}`,
  },
}

export function LinkRefused({ state }: Pick<LinkRequest, 'state'>) {
  if (state !== 'too-many' && state !== 'failed') return null
  return (
    <Notice look="bad" role="alert" title={words[state].title}>
      {words[state].body}
    </Notice>
  )
}

export type LinkRequest = {
  state: 'idle' | 'asking' | LinkRequestResult
  ask: (of: LinkOf) => Promise<void>
}

/** Requests an emailed link, and can request it again. */
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
