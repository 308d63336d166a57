import { useState } from 'react'
import { downloadPolicyDocument, type PolicyDocumentFile } from '../../api/documents.ts'
import type { PurchasedPolicy } from '../../api/payment.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import styles from './PolicyDocuments.module.css'
import thankYouStyles from './thank-you.module.css'
import { hasAllDocuments } from './use-purchase-result.ts'

type PolicyDocumentsProps = { policy: PurchasedPolicy; isSlow: boolean }

/** The documents as they become ready; each shows its state, and the customer need not wait for any of them (THX-03, F20). */
export function PolicyDocuments({ policy, isSlow }: PolicyDocumentsProps) {
  const { documents, documentsByPost, email } = policy
  const ready = documents.filter(({ isReady }) => isReady).length
  const isComplete = hasAllDocuments(policy)
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className={thankYouStyles.title}>
        Your documents
      </h2>
      {!isComplete && isSlow && (
        <div className={styles.late}>
          <Notice title="This is taking longer than usual">
            <p>
              You don't have to wait. You've bought your policy, and your documents will be{' '}
              {documentsByPost ? 'sent to you by post' : `emailed to ${email}`} as soon as they are ready.
            </p>
          </Notice>
        </div>
      )}
      {documents.length === 0 && !isSlow && <p>We're preparing your documents.</p>}
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <PolicyDocumentRow key={document.id} policyDocument={document} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {isComplete ? 'All your documents are ready' : `${ready} of ${documents.length} documents are ready`}
      </VisuallyHidden>
    </section>
  )
}

type DownloadProblem = Exclude<PolicyDocumentFile['kind'], 'file'>

const problemWords: Readonly<Record<DownloadProblem, string>> = {
  'not-found': "You can't open it here any more. Find it in your email, or call us for a copy.",
  failed: "We couldn't download it. Please try again.",
}

/** One document: in preparation, or ready to download. */
function PolicyDocumentRow({ policyDocument }: { policyDocument: PurchasedPolicy['documents'][number] }) {
  const [isFetching, setFetching] = useState(false)
  const [problem, setProblem] = useState<DownloadProblem>()
  const fetchIt = async () => {
    setFetching(true)
    const outcome = await downloadPolicyDocument(policyDocument.id)
    setFetching(false)
    if (outcome.kind === 'file') saveFile(outcome.file, policyDocument.fileName)
    setProblem(outcome.kind === 'file' ? undefined : outcome.kind)
  }
  return (
    <li className={styles.item}>
      {policyDocument.isReady ? (
        <Button
          look="quiet"
          className={styles.row}
          busy={isFetching}
          busyLabel={`Fetching ${policyDocument.name}`}
          onClick={() => void fetchIt()}
        >
          <Icon name="document" />
          <span className={styles.name} data-part="document-name">
            {policyDocument.name}
          </span>
          <span className={styles.kind}>PDF</span>
          <Icon name="download" />
        </Button>
      ) : (
        <p className={`${styles.row} ${styles.rowComing}`}>
          <Icon name="document" />
          <span className={styles.name} data-part="document-name">
            {policyDocument.name}
          </span>
          <span className={styles.kind}>Being prepared</span>
          <Spinner />
        </p>
      )}
      <p className={styles.trouble} role="status">
        {problem && problemWords[problem]}
      </p>
    </li>
  )
}
