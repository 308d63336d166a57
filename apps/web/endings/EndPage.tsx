import type { RestartOffer } from '@milepost/contract/problem'
import { longDate, parseLocalDate } from '@milepost/domain/values/local-date'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { finishQuote } from '../api/session.ts'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import { voiceOf } from '../brands/voice.ts'
import { PageHeading, usePageTitle } from '../frame/PageHeading.tsx'
import { PageMark } from '../frame/PageMark.tsx'
import { TalkToUs } from '../frame/TalkToUs.tsx'
import { ResumeOffer } from '../resume/draft/load-resume-offer.ts'
import { DeadLinkCard } from '../resume/links/DeadLinkPage.tsx'
import { useDeepLink } from '../resume/links/deep-link.ts'
import { retryDeepLink } from '../resume/links/read-deep-link.ts'
import { restartPath } from '../resume/retrieval-path.ts'
import { Link, useLocation } from '../router.tsx'
import { isServerError, pageToTryAgain, restartOfferIn } from '../state/end-state.ts'
import { abandonQuote, resetQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { trackEvent } from '../tracking/tracking.ts'
import { ButtonFace, type ButtonLook, buttonLook, LinkButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import styles from './EndPage.module.css'
import endingStyles from './ending.module.css'
import { type EndingName, endings, type NextAction } from './endings.ts'
import { Refused } from './Refused.tsx'
import { type WhatWasLeft, whatWasLeft } from './what-was-left.ts'

export function EndPage({ name }: { name: EndingName }) {
  const { state } = useLocation()
  const input = { outageMessage: outageMessage(), again: pageToTryAgain(state) }
  const ending = endings[name](brand.firm, input)
  const dead = useDeepLink((landing) => landing.dead)
  const restart = ending.offersRestart && restartOfferIn(state)
  const [left] = useState(() => whatWasLeft(isServerError(state)))
  usePageTitle(ending.heading, brand.firm.name)
  const arrive = useEffectEvent(() => {
    // A server error is not an underwriter's decline (F30).
    if (ending.event) trackEvent(ending.event, ending.isRefusal && left.fault ? { cause: 'error' } : {})
    if (!ending.resets) return
    if (ending.keepsSaved || left.fault) return resetQuote()
    const { results } = useResults.getState()
    if (results) void finishQuote(results.quoteReference)
    abandonQuote()
  })
  useEffect(() => arrive(), [])
  const [first, ...others] = ending.actions
  // Only one action is primary: the one that follows from the text of the page.
  const isSecond = (ending.isRefusal && left.sister) || restart || (ending.tellsDeadLink && dead)
  return (
    <div className={styles.ending}>
      <PageMark icon={ending.icon} />
      <PageHeading>{ending.heading}</PageHeading>
      {ending.lines.map((line) => (
        <p key={line} className={endingStyles.line}>
          {line}
        </p>
      ))}
      {ending.voice && !isUndecided(left) && (
        // Our own failure is not a decline, regardless of which page reports it (F30).
        <p className={endingStyles.line}>
          {voiceOf(journey.brand)[ending.isRefusal && left.fault ? 'error' : ending.voice]}
        </p>
      )}
      {ending.isRefusal && <Refused left={left} />}
      {restart && <RestartOffered {...restart} />}
      {ending.tellsDeadLink && dead && <DeadLinkCard key={dead.token} dead={dead} />}
      {ending.offersSaved && (
        <Suspense fallback={null}>
          <ResumeOffer withoutNew />
        </Suspense>
      )}
      <div className={styles.ways}>
        <NextActionLink action={first} look={isSecond ? 'secondary' : 'primary'} />
        {others.map((action) => (
          <NextActionLink key={action.label} action={action} look="quiet" />
        ))}
      </div>
      <TalkToUs />
    </div>
  )
}

/** An apology for a decline would be too early while an underwriter decides. */
function isUndecided({ referral }: WhatWasLeft): boolean {
  return referral?.state === 'open' || referral?.state === 'asked'
}

/** Written into the page by the server during an outage. */
function outageMessage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="outage-message"]')?.content
}

function NextActionLink({ action, look }: { action: NextAction; look: ButtonLook }) {
  if ('href' in action) {
    return (
      <LinkButton look={look} href={action.href}>
        {action.label}
      </LinkButton>
    )
  }
  return (
    <Link {...buttonLook(look)} to={action.to} onClick={retryDeepLink}>
      <ButtonFace>{action.label}</ButtonFace>
    </Link>
  )
}

/**
 * For the owner of a cancelled policy: the quote was bought, but the policy no longer covers anyone and can be restarted (D-224).
 */
export function RestartOffered({ until, quoteReference }: RestartOffer) {
  const { phone, name } = brand.firm
  const day = parseLocalDate(until)
  return (
    <Card className={styles.restart} title="Your policy was cancelled, but you can restart it">
      <p>
        It no longer covers you. You can restart it{day && ` until ${longDate(day)}`}, for 30 days at a time,
        with the answers you gave before.
      </p>
      {quoteReference === undefined ? (
        <>
          <p>Call {name}, and we'll send you a link with your price.</p>
          <LinkButton href={`tel:${phone.dial}`}>Call {phone.display}</LinkButton>
        </>
      ) : (
        <Link {...buttonLook('primary')} to={restartPath(quoteReference)}>
          <ButtonFace>Restart my policy</ButtonFace>
        </Link>
      )}
    </Card>
  )
}
