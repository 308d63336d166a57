import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/time-limits'
import { useState } from 'react'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import { voiceOf } from '../brands/voice.ts'
import { PageHeading, useHeadingFocus, usePageTitle } from '../frame/PageHeading.tsx'
import linkPageStyles from '../resume/link-page.module.css'
import { LinkRefused } from '../resume/links/LinkRequest.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import textStyles from '../ui/text.module.css'
import { RetrievalForm } from './RetrievalForm.tsx'
import styles from './RetrievalPage.module.css'
import { useQuoteLink, useRetrieval } from './use-retrieval.ts'

const TITLE = 'Retrieved a quote within the last 30 days?'
const SENT = 'Check your email'

/** Retrieves a quote by five details, or emails a link to it (NAV-11, RET-01, JRN-10). */
export function RetrievalPage() {
  const [sentFor, setSentFor] = useState<string>()
  const retrieval = useRetrieval()
  const link = useQuoteLink(setSentFor)
  const heading = sentFor === undefined ? TITLE : SENT
  const title = useHeadingFocus(heading)
  return (
    <div>
      {sentFor === undefined && <RetrievalBanner />}
      <PageHeading
        ref={title}
        lead={sentFor === undefined && "Enter five details and we'll open it at today's price."}
      >
        {heading}
      </PageHeading>
      {sentFor === undefined ? (
        <RetrievalForm retrieval={retrieval} link={link} title="Retrieve your quote" />
      ) : (
        <Sent quoteReference={sentFor} onBack={() => setSentFor(undefined)} />
      )}
    </div>
  )
}

function Sent({ quoteReference, onBack }: { quoteReference: string; onBack: () => void }) {
  usePageTitle(SENT, brand.firm.name)
  return <LinkOnItsWay quoteReference={quoteReference} onBack={onBack} />
}

/** Each brand greets a returning customer in its own colours and voice (RET-03). */
export function RetrievalBanner() {
  const { title, line } = voiceOf(journey.brand).retrieval
  return (
    <div className={styles.retrievalBanner}>
      <span className={styles.mark}>
        <Icon name="document" />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{line}</p>
      </div>
    </div>
  )
}

type LinkOnItsWayProps = { quoteReference: string; onBack: () => void }

/** A link has been requested. The text is true whether there is such a quote or not (D-247). */
export function LinkOnItsWay({ quoteReference, onBack }: LinkOnItsWayProps) {
  const again = useQuoteLink()
  return (
    <div className={linkPageStyles.sent}>
      <p>
        If <strong className={textStyles.figures}>{quoteReference}</strong> is one of our quotes and has an
        email address, we've sent a link to that address. It works once and expires in {CHECK_HOLDS_MINUTES}{' '}
        minutes.
      </p>
      {/* Others may have used up the email limit: the last link then works again (0030). */}
      <p>
        Not there yet? It can take a few minutes, and it may be in your junk folder. We only send a few links
        an hour. If you have an earlier email from us, open the newest. Its link works again.
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
          onClick={() => void again.ask(quoteReference)}
        >
          Send it again
        </Button>
        <Button look="quiet" onClick={onBack}>
          Use my details instead
        </Button>
      </div>
    </div>
  )
}
