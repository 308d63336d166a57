import { creditDocumentKinds } from '@milepost/domain/payment/credit-terms'
import { type ReactNode, useEffect, useState } from 'react'
import { type QuoteDocument, quoteDocuments } from '../../api/documents.ts'
import { QuoteDocumentRow } from '../../offer/DocumentsList.tsx'
import documentsStyles from '../../offer/documents.module.css'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import styles from './summary.module.css'

type AgreementProps = {
  creditDocuments: CreditDocuments
  onRetry: () => void
  /** The acceptance checkbox; not shown before the documents can be read (DDM-03). */
  tick: ReactNode
}

/** The agreement, to be read first, and the acceptance under it (DDM-03, DDM-13). */
export function Agreement({ creditDocuments, onRetry, tick }: AgreementProps) {
  return (
    <Card title="Your credit agreement" level={3} className={styles.agreement}>
      <p>Please read both documents before you accept. They show your own figures.</p>
      {creditDocuments === 'fetching' ? (
        <Waiting label="Fetching your documents">
          <Skeleton height={24} />
        </Waiting>
      ) : creditDocuments === 'failed' ? (
        <Notice look="warn" role="alert" title="We couldn't fetch your documents">
          <p>You can accept once they've loaded. We've kept everything you've entered.</p>
          <p>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </Notice>
      ) : (
        <>
          <ul className={documentsStyles.documents}>
            {creditDocuments.map((quoteDocument) => (
              <li key={quoteDocument.id}>
                <QuoteDocumentRow quoteDocument={quoteDocument} />
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

type CreditDocuments = readonly QuoteDocument[] | 'fetching' | 'failed'

type State = { of: string; creditDocuments: CreditDocuments }

/**
 * Both documents or neither: an agreement cannot be accepted if only half of it can be read. Another price or another day has other
 * documents.
 */
export function useCreditDocuments(reference: string, pricedAs: string) {
  const [tries, setTries] = useState(0)
  const of = `${reference} ${pricedAs} ${tries}`
  const [state, setState] = useState<State>({ of, creditDocuments: 'fetching' })
  useEffect(() => {
    const fetching = new AbortController()
    void quoteDocuments(reference, fetching.signal).then((documents = []) => {
      if (fetching.signal.aborted) return
      const creditDocuments = creditDocumentKinds.flatMap(
        (kind) => documents.find((each) => each.kind === kind) ?? [],
      )
      setState({
        of,
        creditDocuments: creditDocuments.length === creditDocumentKinds.length ? creditDocuments : 'failed',
      })
    })
    return () => fetching.abort()
  }, [reference, of])
  return {
    creditDocuments: state.of === of ? state.creditDocuments : 'fetching',
    retry: () => setTries((before) => before + 1),
  }
}
