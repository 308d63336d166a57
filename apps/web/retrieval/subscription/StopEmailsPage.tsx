import { useState } from 'react'
import { stopEmails } from '../../api/policy.ts'
import { brand } from '../../brands/brand.ts'
import { PageHeading, useHeadingFocus, usePageTitle } from '../../frame/PageHeading.tsx'
import { PageMark } from '../../frame/PageMark.tsx'
import { TalkToUs } from '../../frame/TalkToUs.tsx'
import { DeadLinkPage } from '../../resume/links/DeadLinkPage.tsx'
import { useEmailLink } from '../../resume/links/use-email-link.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import styles from './subscription.module.css'

type State = 'ready' | 'stopping' | 'stopped' | 'failed' | 'missing'

const headings: Readonly<Record<State, string>> = {
  ready: 'Stop these emails?',
  stopping: 'Stop these emails?',
  failed: 'Stop these emails?',
  stopped: "We've stopped these emails",
  missing: 'Please open the link in your email again',
}

/** The page of "Stop these emails". On a button press, not automatically: email scanners follow every link (D-100). */
export function StopEmailsPage() {
  const link = useEmailLink()
  if (link && link.token === undefined) return <DeadLinkPage dead={{ kind: 'stop-emails', why: 'damaged' }} />
  return <StopEmails key={link?.token} token={link?.token} />
}

function StopEmails({ token }: { token: string | undefined }) {
  const [state, setState] = useState<State>(token === undefined ? 'missing' : 'ready')
  const [isGone, setGone] = useState(false)
  const heading = headings[state]
  usePageTitle(heading, brand.firm.name)
  const title = useHeadingFocus(heading)

  const stop = async () => {
    if (token === undefined) return
    setState('stopping')
    const outcome = await stopEmails(token)
    if (outcome === 'not-found') setGone(true)
    else setState(outcome)
  }
  if (isGone) return <DeadLinkPage dead={{ kind: 'stop-emails', why: 'gone' }} />
  return (
    <div className={styles.renewing}>
      {state === 'missing' && <PageMark icon="mail" />}
      <PageHeading ref={title}>{heading}</PageHeading>
      {state === 'stopped' && (
        <Notice look="good">
          We won't send you any more reminders about quotes. We'll still email you about any policy you have
          with {brand.firm.name}.
        </Notice>
      )}
      {state === 'missing' && (
        <>
          <p>It tells us which emails to stop. Or call us and we'll stop them for you.</p>
          <TalkToUs />
        </>
      )}
      {state !== 'stopped' && state !== 'missing' && (
        <>
          <p>We won't send any more reminders about quotes to this email address.</p>
          {state === 'failed' && (
            <Notice look="bad" role="alert" title="We couldn't stop them just now">
              {tryAgain}
            </Notice>
          )}
          <div className={styles.ways}>
            <Button busy={state === 'stopping'} busyLabel="Stopping" onClick={() => void stop()}>
              Stop these emails
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
