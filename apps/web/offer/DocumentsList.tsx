import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { Waiting } from '../ui/Waiting'
import { QuotePaperRow } from './QuoteDocumentRow'
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
          <QuotePaperRow paper={document} />
        </li>
      ))}
    </ul>
  )
}
