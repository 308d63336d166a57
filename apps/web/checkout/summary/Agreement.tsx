import type { ReactNode } from 'react'
import { QuotePaperRow } from '../../offer/QuoteDocumentRow'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { Waiting } from '../../ui/Waiting'
import type { CreditPapers } from './use-credit-documents'

type AgreementProps = {
  papers: CreditPapers
  onRetry: () => void
  /** The tick. There is none before there is something to read (DDM-03). */
  tick: ReactNode
}

/** What is agreed to, to be read first, and the acceptance under it (DDM-03, DDM-13). */
export function Agreement({ papers, onRetry, tick }: AgreementProps) {
  return (
    <Card title="Your credit agreement" level={3} className="debit__agreement">
      <p>Please read both documents before you accept. The figures in them are your own.</p>
      {papers === 'fetching' ? (
        <Waiting label="Fetching your documents">
          <Skeleton className="h-24 w-full" />
        </Waiting>
      ) : papers === 'failed' ? (
        <Notice look="warn" role="alert" title="We couldn't fetch your documents">
          <p>You can accept once they are here. Nothing you filled in is lost.</p>
          <p>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </Notice>
      ) : (
        <>
          <ul className="documents">
            {papers.map((paper) => (
              <li key={paper.id}>
                <QuotePaperRow paper={paper} />
              </li>
            ))}
          </ul>
          <p>
            This is a credit agreement regulated by the Consumer Credit Act 1974. Accept it only if you want
            to be legally bound by its terms.
          </p>
          {tick}
        </>
      )}
    </Card>
  )
}
