import { useState } from 'react'
import type { BoughtPolicy } from '../../api/get-purchase'
import { downloadPolicyDocument, type PolicyDocumentFile } from '../../api/policy-documents'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Spinner } from '../../ui/Spinner'
import { saveFile } from '../../ui/save-file'

type Trouble = Exclude<PolicyDocumentFile['kind'], 'file'>

const troubleWords: Readonly<Record<Trouble, string>> = {
  'not-found': 'It cannot be opened here any more. You have it in your email, or call us for a copy.',
  failed: 'It did not arrive. Please try again.',
}

/** One paper: on its way, or there to be saved. */
export function PaperRow({ paper }: { paper: BoughtPolicy['documents'][number] }) {
  const [isFetching, setFetching] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const fetchIt = async () => {
    setFetching(true)
    const outcome = await downloadPolicyDocument(paper.id)
    setFetching(false)
    if (outcome.kind === 'file') saveFile(outcome.file, paper.fileName)
    setTrouble(outcome.kind === 'file' ? undefined : outcome.kind)
  }
  return (
    <li className="papers__item">
      {paper.isReady ? (
        <Button
          look="quiet"
          className="papers__row"
          busy={isFetching}
          busyLabel={`Fetching ${paper.name}`}
          onClick={() => void fetchIt()}
        >
          <Icon name="document" />
          <span className="papers__name">{paper.name}</span>
          <span className="papers__kind">PDF</span>
          <Icon name="download" />
        </Button>
      ) : (
        <p className="papers__row papers__row--coming">
          <Icon name="document" />
          <span className="papers__name">{paper.name}</span>
          <span className="papers__kind">Being made</span>
          <Spinner />
        </p>
      )}
      <p className="papers__trouble" role="status">
        {trouble && troubleWords[trouble]}
      </p>
    </li>
  )
}
