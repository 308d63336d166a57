import { errorWords } from '@milepost/contract/error-words'
import type { LinkKind } from '@milepost/contract/links'
import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/time-limits'
import { linkQuestions, readLinkName } from '@milepost/domain/retrieval/security-questions'
import { type ReactNode, useEffect, useState } from 'react'
import type { LinkOf } from '../../api/ask-for-link.ts'
import { brand } from '../../brands/brand.ts'
import { SecurityQuestions, useSecurityQuestions } from '../../form/SecurityQuestions.tsx'
import { PageHeading, useHeadingFocus, usePageTitle } from '../../frame/PageHeading.tsx'
import { PageMark } from '../../frame/PageMark.tsx'
import { TalkToUs } from '../../frame/TalkToUs.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router.tsx'
import { hasProgress } from '../../state/quote-state.ts'
import { Button, ButtonFace, buttonLook } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import linkPageStyles from '../link-page.module.css'
import { retrievalPath } from '../retrieval-path.ts'
import styles from './DeadLinkPage.module.css'
import { type DeadLink, type NewLinkBy, newLinkBy } from './dead-link.ts'
import { useDeepLink } from './deep-link.ts'
import { LinkRefused, LinkSent, useLinkRequest } from './LinkRequest.tsx'

const SENT = 'Check your email'

/** Why a link did not work, and how to get a new one: the same page for every kind of link (AGG-04). */
export function DeadLinkPage({ dead }: { dead: DeadLink }) {
  const [sentFor, setSentFor] = useState<LinkOf>()
  const heading = sentFor ? SENT : headings[dead.why]
  const words = deadLinkWords[dead.kind]
  usePageTitle(heading, brand.firm.name)
  const title = useHeadingFocus(heading)
  // It replaces the expected page, so it is announced as a new one (NAV-27).
  useEffect(() => title.current?.focus({ preventScroll: true }), [title])
  const otherLinks = <OtherLinks dead={dead} />
  return (
    <div className={linkPageStyles.page}>
      <PageMark icon="mail" />
      <PageHeading ref={title}>{heading}</PageHeading>
      {sentFor ? (
        <LinkSent of={sentFor} otherLinks={otherLinks} />
      ) : (
        <>
          {words.specified && <p className={linkPageStyles.specified}>{words.specified}</p>}
          <p>{words[dead.why]}</p>
          <NewLink by={newLinkBy(dead)} onAsked={setSentFor} otherLinks={otherLinks} />
          {words.otherwise && <p className={linkPageStyles.otherwise}>{words.otherwise}</p>}
        </>
      )}
      <TalkToUs />
    </div>
  )
}

/** Quotes can be retrieved by their check or started again; for links of a policy there is the phone number. */
function OtherLinks({ dead: { kind, quoteReference } }: { dead: DeadLink }) {
  if (kind === 'renewal' || kind === 'stop-emails' || kind === 'question') return null
  return (
    <>
      {kind !== 'saved-quote' && (
        <Link
          {...buttonLook('secondary')}
          to={quoteReference === undefined ? paths.retrieval : retrievalPath(quoteReference)}
        >
          <ButtonFace>Use my details instead</ButtonFace>
        </Link>
      )}
      <Link
        {...buttonLook(kind === 'saved-quote' ? 'secondary' : 'quiet')}
        to={paths.root}
        // This page may be shown at the start page's own URL.
        onClick={() => useDeepLink.setState({ dead: undefined })}
      >
        <ButtonFace>{hasProgress() ? 'Go to your quote' : 'Start a new quote'}</ButtonFace>
      </Link>
    </>
  )
}

/** As DeadLinkPage, on a page whose own text is specified: why the link did not work, and how to get a new one (RMD-07). */
export function DeadLinkCard({ dead }: { dead: DeadLink }) {
  const [sentFor, setSentFor] = useState<LinkOf>()
  const byDetails = (
    <Link {...buttonLook('secondary')} to={paths.retrieval}>
      <ButtonFace>Use my details instead</ButtonFace>
    </Link>
  )
  return (
    <Card title={sentFor ? 'Check your email' : headings[dead.why]} className={styles.deadLinkCard}>
      {sentFor ? (
        <LinkSent of={sentFor} otherLinks={byDetails} />
      ) : (
        <>
          <p>{deadLinkWords[dead.kind][dead.why]}</p>
          <NewLink by={newLinkBy(dead)} onAsked={setSentFor} otherLinks={byDetails} />
        </>
      )}
    </Card>
  )
}

type NewLinkProps = {
  by: NewLinkBy
  /** A link was requested. The text must be true whether one was sent or not (D-247). */
  onAsked: (of: LinkOf) => void
  /** Other actions on the page. */
  otherLinks?: ReactNode
}

const ASK = 'Email me a new link'

/** Emails a new link in place of a dead one, without revealing whether there was anything to send (D-247). */
export function NewLink({ by, onAsked, otherLinks }: NewLinkProps) {
  if ('of' in by) return <AtOnce of={by.of} onAsked={onAsked} otherLinks={otherLinks} />
  if ('asks' in by) return <ByName asks={by.asks} onAsked={onAsked} otherLinks={otherLinks} />
  return otherLinks ? <div className={linkPageStyles.ways}>{otherLinks}</div> : null
}

type AtOnceProps = Omit<NewLinkProps, 'by'> & { of: LinkOf }

function AtOnce({ of, onAsked, otherLinks }: AtOnceProps) {
  const request = useLinkRequest(onAsked)
  return (
    <>
      <LinkRefused state={request.state} />
      <div className={linkPageStyles.ways}>
        <Button busy={request.state === 'asking'} busyLabel="Asking" onClick={() => void request.ask(of)}>
          {ASK}
        </Button>
        {otherLinks}
      </div>
    </>
  )
}

type ByNameProps = Omit<NewLinkProps, 'by'> & { asks: keyof typeof linkQuestions }

function ByName({ asks, onAsked, otherLinks }: ByNameProps) {
  const request = useLinkRequest(onAsked)
  const form = useSecurityQuestions({
    questions: linkQuestions[asks],
    read: (typed, here) => readLinkName(asks, typed, here),
    onValid: (name) =>
      void request.ask(asks === 'quoteReference' ? { quoteReference: name } : { policyNumber: name }),
  })
  const { formFields } = form
  return (
    <form noValidate onSubmit={formFields.submit} className={`${formStyles.form} ${formStyles.small}`}>
      {formFields.isSubmitted && <ErrorSummary errors={formFields.errors} />}
      <SecurityQuestions form={form} />
      <LinkRefused state={request.state} />
      <div className={linkPageStyles.ways}>
        <Button type="submit" busy={request.state === 'asking'} busyLabel="Asking">
          {ASK}
        </Button>
        {otherLinks}
      </div>
    </form>
  )
}

/** The text for a customer whose link did not work: why, and what to do about it. */
export type DeadLinkWords = {
  /** The specification's own words, if there are any (ERR-03, D-246). */
  specified?: string
  gone: string
  damaged: string
  /** What else the customer can do that has no button on the page. */
  otherwise?: string
}

export const headings = {
  gone: 'Sorry, this link no longer works',
  damaged: 'Sorry, part of this link is missing',
} as const satisfies Record<DeadLink['why'], string>

const open = 'Please open it from the email itself, or copy the whole link.'

/** Typed by kind, so that a kind without words does not compile. */
export const deadLinkWords: Readonly<Record<LinkKind, DeadLinkWords>> = {
  'comparison-site': {
    specified: errorWords.noSession,
    gone: "The comparison site's link didn't open a quote. It may have been changed on the way, or it may be too old.",
    damaged: "The comparison site's link arrived incomplete, so it didn't open a quote.",
    otherwise: 'You can also go back to the comparison site and follow its link again.',
  },
  'emailed-link': {
    specified: errorWords.noQuote,
    // Most last half an hour; the one that comes with an underwriter's approval lasts as long as its price.
    gone: 'It may have been used already, or have expired. A link to a quote works once, until the time in its email. We can email you a new one.',
    damaged: `${open} We can also email you a new one.`,
  },
  reminder: {
    gone: "The link in your message didn't open a quote. It may be too old, or it may have been changed on the way.",
    damaged: `${open} We can also email you a new one.`,
  },
  'saved-quote': {
    gone: `A link works once, for ${DRAFT_LINK_MINUTES} minutes. If your quote is still saved, it's safe with us, and we can email you a new link.`,
    damaged: open,
    otherwise: 'On the device you started your quote on, you can carry on without a link.',
  },
  renewal: {
    gone: 'It may be too old, or it may have been changed on the way. We can email a new one to the address on your policy.',
    damaged: `${open} We can also email a new one to the address on your policy.`,
    otherwise: 'You can also call us. We can tell you about your renewal, or stop it for you.',
  },
  'stop-emails': {
    gone: "It didn't tell us which emails to stop. Please use the link in the newest email, or call us and we'll stop them for you.",
    damaged: `${open} Or call us, and we'll stop these emails for you.`,
  },
  question: {
    gone: 'You may have answered it already, or it may be too late. Please look at our latest email, or call us.',
    damaged: `${open} Or call us, and we'll take your answer by phone.`,
  },
  restart: {
    gone: "The link didn't tell us which policy to restart.",
    damaged: `It doesn't tell us which policy to restart. ${open} We can also email you a new one.`,
    otherwise: "You can also call us, and we'll restart your policy with you.",
  },
}
