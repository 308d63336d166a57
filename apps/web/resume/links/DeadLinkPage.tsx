import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { LinkOf } from '../../api/ask-for-link'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { PageMark } from '../../frame/PageMark'
import { usePageTitle } from '../../frame/page-title'
import { TalkToUs } from '../../frame/TalkToUs'
import { useHeadingFocus } from '../../frame/use-heading-focus'
import { paths } from '../../paths'
import { hasProgress } from '../../state/quote-state'
import { buttonClass } from '../../ui/button-class'
import { retrievalOf } from '../retrieval-path'
import { type DeadLink, newLinkBy } from './dead-link'
import { deadLinkWords, headings } from './dead-link-words'
import { useLanding } from './deep-link'
import { LinkSent } from './LinkSent'
import { NewLink } from './NewLink'

const SENT = 'Check your email'

/** What happened to a link that opened nothing, and how to have a new one: the same page for every kind of link (AGG-04). */
export function DeadLinkPage({ dead }: { dead: DeadLink }) {
  const [sentFor, setSentFor] = useState<LinkOf>()
  const heading = sentFor ? SENT : headings[dead.why]
  const words = deadLinkWords[dead.kind]
  usePageTitle(heading, pack.firm.name)
  const title = useHeadingFocus(heading)
  // It takes the place of the page that was expected, so it is announced as a new one (NAV-27).
  useEffect(() => title.current?.focus({ preventScroll: true }), [title])
  const otherWays = <OtherWays dead={dead} />
  return (
    <div className="dead-link">
      <PageMark icon="mail" />
      <PageHeading ref={title}>{heading}</PageHeading>
      {sentFor ? (
        <LinkSent of={sentFor} otherWays={otherWays} />
      ) : (
        <>
          {words.specified && <p className="dead-link__specified">{words.specified}</p>}
          <p>{words[dead.why]}</p>
          <NewLink by={newLinkBy(dead)} onAsked={setSentFor} otherWays={otherWays} />
          {words.otherwise && <p className="dead-link__otherwise">{words.otherwise}</p>}
        </>
      )}
      <TalkToUs />
    </div>
  )
}

/** Quotes can be had back by their check, and begun anew; a policy's links have the telephone. */
function OtherWays({ dead: { kind, quoteReference } }: { dead: DeadLink }) {
  if (kind === 'renewal' || kind === 'stop-emails') return null
  return (
    <>
      {kind !== 'saved-quote' && (
        <Link
          className={buttonClass('secondary')}
          to={quoteReference === undefined ? paths.retrieval : retrievalOf(quoteReference)}
        >
          <span className="button__face">Use my details instead</span>
        </Link>
      )}
      <Link
        className={buttonClass(kind === 'saved-quote' ? 'secondary' : 'quiet')}
        to={paths.root}
        // This page may stand at the start itself.
        onClick={() => useLanding.setState({ dead: undefined })}
      >
        <span className="button__face">{hasProgress() ? 'Go to your quote' : 'Start a new quote'}</span>
      </Link>
    </>
  )
}
