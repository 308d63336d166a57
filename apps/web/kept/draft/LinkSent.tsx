import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/draft-link'
import type { ReactNode } from 'react'
import type { LinkOf } from '../../api/ask-for-draft-link'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { LinkRefused } from './LinkRefused'
import { useLinkRequest } from './use-link-request'

export type LinkSentProps = {
  of: LinkOf
  /** What else can be done here. */
  otherWays?: ReactNode
}

/** A link has been asked for. All that is said is true whether there was an address to send it to or not. */
export function LinkSent({ of, otherWays }: LinkSentProps) {
  const again = useLinkRequest(of)
  return (
    <div className="link-sent">
      <p>
        If we have an email address for this quote, we have sent a link to it. It works once, for{' '}
        {DRAFT_LINK_MINUTES} minutes.
      </p>
      <p>Nothing there? It can take a few minutes, and it may be in your spam folder.</p>
      <LinkRefused state={again.state} />
      {again.state === 'asked' && (
        <Notice role="status">We have asked for another one. Please use the newest.</Notice>
      )}
      <div className="resume-offer__ways">
        <Button
          look="secondary"
          busy={again.state === 'asking'}
          busyLabel="Asking again"
          onClick={() => void again.ask()}
        >
          Send it again
        </Button>
        {otherWays}
      </div>
    </div>
  )
}
