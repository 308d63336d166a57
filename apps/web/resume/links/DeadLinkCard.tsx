import { useState } from 'react'
import { Link } from 'react-router'
import type { LinkOf } from '../../api/ask-for-link'
import { paths } from '../../paths'
import { buttonClass } from '../../ui/button-class'
import { Card } from '../../ui/Card'
import { type DeadLink, newLinkBy } from './dead-link'
import { deadLinkWords, headings } from './dead-link-words'
import { LinkSent } from './LinkSent'
import { NewLink } from './NewLink'

/** As DeadLinkPage, on a page whose own words are specified: what happened to the link, and how to have a new one (RMD-07). */
export function DeadLinkCard({ dead }: { dead: DeadLink }) {
  const [sentFor, setSentFor] = useState<LinkOf>()
  const byDetails = (
    <Link className={buttonClass('secondary')} to={paths.retrieval}>
      <span className="button__face">Use my details instead</span>
    </Link>
  )
  return (
    <Card title={sentFor ? 'Check your email' : headings[dead.why]} className="dead-link-card">
      {sentFor ? (
        <LinkSent of={sentFor} otherWays={byDetails} />
      ) : (
        <>
          <p>{deadLinkWords[dead.kind][dead.why]}</p>
          <NewLink by={newLinkBy(dead)} onAsked={setSentFor} otherWays={byDetails} />
        </>
      )}
    </Card>
  )
}
