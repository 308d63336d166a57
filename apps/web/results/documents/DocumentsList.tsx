import { useState } from 'react'
import { downloadDocument, type QuoteDocument } from '../../api/quote-documents'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { saveFile } from '../../ui/save-file'
import { Waiting } from '../../ui/Waiting'
import { useDocuments } from './use-documents'

/** The papers about this very offer, to read before anything is paid (RES-21, D-154). */
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
        <Skeleton className="h-56 w-full" />
      </Waiting>
    )
  return (
    <ul className="documents">
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentRow document={document} />
        </li>
      ))}
    </ul>
  )
}

function DocumentRow({ document }: { document: QuoteDocument }) {
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const fetchIt = async () => {
    setState('fetching')
    const bytes = await downloadDocument(document.id)
    // A copy of its own: what came over the wire may lie in a larger buffer.
    if (bytes) saveFile(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), document.fileName)
    setState(bytes ? 'idle' : 'failed')
  }
  return (
    <>
      <Button
        look="quiet"
        className="documents__row"
        busy={state === 'fetching'}
        busyLabel={`Fetching ${document.name}`}
        onClick={() => void fetchIt()}
      >
        <Icon name="document" />
        <span className="documents__name">{document.name}</span>
        <span className="documents__kind">PDF</span>
        <Icon name="download" />
      </Button>
      <p className="documents__trouble" role="status">
        {state === 'failed' && 'It did not arrive. Please try again.'}
      </p>
    </>
  )
}
