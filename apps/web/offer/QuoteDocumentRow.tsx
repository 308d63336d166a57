import { useState } from 'react'
import { downloadDocument, type QuoteDocument } from '../api/quote-documents'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { saveFile } from '../ui/save-file'

/** One paper of a quote, fetched when it is asked for. */
export function QuotePaperRow({ paper }: { paper: QuoteDocument }) {
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const fetchIt = async () => {
    setState('fetching')
    const bytes = await downloadDocument(paper.id)
    // A copy of its own: what came over the wire may lie in a larger buffer.
    if (bytes) saveFile(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), paper.fileName)
    setState(bytes ? 'idle' : 'failed')
  }
  return (
    <>
      <Button
        look="quiet"
        className="documents__row"
        busy={state === 'fetching'}
        busyLabel={`Fetching ${paper.name}`}
        onClick={() => void fetchIt()}
      >
        <Icon name="document" />
        <span className="documents__name">{paper.name}</span>
        <span className="documents__kind">PDF</span>
        <Icon name="download" />
      </Button>
      <p className="documents__trouble" role="status">
        {state === 'failed' && 'It did not arrive. Please try again.'}
      </p>
    </>
  )
}
