import { useState } from 'react'
import { pack } from '../brands/pack'
import { PageHeading } from '../frame/PageHeading'
import { usePageTitle } from '../frame/page-title'
import { useHeadingFocus } from '../frame/use-heading-focus'
import { LinkOnItsWay } from './LinkOnItsWay'
import { RetrievalBanner } from './RetrievalBanner'
import { RetrievalForm } from './RetrievalForm'
import { useQuoteLink } from './use-quote-link'
import { useRetrieval } from './use-retrieval'

const TITLE = 'Retrieved a quote within the last 30 days?'
const SENT = 'Check your email'

/** Retrieve a quote by five facts, or have a link to it emailed (NAV-11, RET-01, JRN-10). */
export function RetrievalPage() {
  const [sentFor, setSentFor] = useState<string>()
  const retrieval = useRetrieval()
  const link = useQuoteLink(setSentFor)
  const heading = sentFor === undefined ? TITLE : SENT
  const title = useHeadingFocus(heading)
  return (
    <div className="retrieval">
      {sentFor === undefined && <RetrievalBanner />}
      <PageHeading
        ref={title}
        lead={sentFor === undefined && "Tell us five things about it, and we'll open it at today's price."}
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
  usePageTitle(SENT, pack.firm.name)
  return <LinkOnItsWay quoteReference={quoteReference} onBack={onBack} />
}
