import { useEffect, useState } from 'react'
import { downloadDocument, type QuoteDocument, quoteDocuments } from '../api/documents.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Skeleton, Waiting } from '../ui/Waiting.tsx'
import styles from './DocumentsList.module.css'
import documentsStyles from './documents.module.css'

/** The documents of this offer, to read before anything is paid (RES-21, D-154). */
export function DocumentsList({ reference, outcomeId }: { reference: string; outcomeId: string }) {
  const { documents, isFailed, retry } = useDocuments(reference, outcomeId)
  if (isFailed)
    return (
      <Notice look="warn" title="We couldn't fetch your documents">
        <p>Your quote is safe. You can try again now.</p>
        <Button look="secondary" onClick={retry}>
          Try again
        </Button>
      </Notice>
    )
  if (documents === undefined)
    return (
      <Waiting label="Fetching your documents">
        <Skeleton height={56} />
      </Waiting>
    )
  return (
    <ul className={documentsStyles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <QuoteDocumentRow quoteDocument={document} />
        </li>
      ))}
    </ul>
  )
}

/** One document of a quote, fetched on request. */
export function QuoteDocumentRow({ quoteDocument }: { quoteDocument: QuoteDocument }) {
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const fetchIt = async () => {
    setState('fetching')
    const bytes = await downloadDocument(quoteDocument.id)
    // Copied: the bytes of the response may be a view of a larger buffer.
    if (bytes)
      saveFile(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), quoteDocument.fileName)
    setState(bytes ? 'idle' : 'failed')
  }
  return (
    <>
      <Button
        look="quiet"
        className={styles.row}
        busy={state === 'fetching'}
        busyLabel={`Fetching ${quoteDocument.name}`}
        onClick={() => void fetchIt()}
      >
        <Icon name="document" />
        <span className={styles.name} data-part="documents-name">
          {quoteDocument.name}
        </span>
        <span className={styles.kind}>PDF</span>
        <Icon name="download" />
      </Button>
      <p className={styles.trouble} role="status">
        {state === 'failed' && 'It did not arrive. Please try again.'}
      </p>
    </>
  )
}

type State = { of: string; documents?: readonly QuoteDocument[]; isFailed: boolean }

/** The documents of a price; fetched again when the price changes. */
export function useDocuments(reference: string, outcomeId: string) {
  const [tries, setTries] = useState(0)
  const of = `${reference} ${outcomeId} ${tries}`
  const [state, setState] = useState<State>({ of, isFailed: false })
  useEffect(() => {
    const fetching = new AbortController()
    void quoteDocuments(reference, fetching.signal).then((documents) => {
      if (fetching.signal.aborted) return
      setState(documents ? { of, documents, isFailed: false } : { of, isFailed: true })
    })
    return () => fetching.abort()
  }, [reference, of])
  const isCurrent = state.of === of
  return {
    documents: isCurrent ? state.documents : undefined,
    isFailed: isCurrent && state.isFailed,
    retry: () => setTries((before) => before + 1),
  }
}
