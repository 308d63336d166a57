import type { BoughtPolicy } from '../../api/get-purchase'
import { Notice } from '../../ui/Notice'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { hasAllPapers } from './ask-again'
import { PaperRow } from './PolicyDocumentRow'

type PolicyPapersProps = { policy: BoughtPolicy; isSlow: boolean }

/** The papers as they arrive; each says so until it is there, and none is waited for in front of the screen (THX-03, F20). */
export function PolicyPapers({ policy, isSlow }: PolicyPapersProps) {
  const { documents, documentsByPost, email } = policy
  const ready = documents.filter(({ isReady }) => isReady).length
  const isComplete = hasAllPapers(policy)
  return (
    <section aria-labelledby="papers-title">
      <h2 id="papers-title" className="thanks__title">
        Your documents
      </h2>
      {!isComplete && isSlow && (
        <div className="thanks__late">
          <Notice title="This takes longer than usual">
            <p>
              You do not have to wait. You are insured as you read above, and your documents will be{' '}
              {documentsByPost ? 'sent to you by post' : `emailed to ${email}`} as soon as they are ready.
            </p>
          </Notice>
        </div>
      )}
      {documents.length === 0 && !isSlow && <p>We are making your documents.</p>}
      {documents.length > 0 && (
        <ul className="papers">
          {documents.map((document) => (
            <PaperRow key={document.id} paper={document} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {isComplete ? 'All your documents are ready' : `${ready} of ${documents.length} documents are ready`}
      </VisuallyHidden>
    </section>
  )
}
