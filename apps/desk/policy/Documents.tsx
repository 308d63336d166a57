import { openPolicyDocument } from '@milepost/contract/desk/calls/policy/documents'
import { postInWords } from '@milepost/domain/work/why'
import { Note, Section } from '../pages/Section.tsx'
import styles from './Documents.module.css'
import { hasCoverEnded, type Policy, sentInWords } from './words.ts'

/** The documents of the policy: each can be opened, and where they were sent last (DSK-502). */
export function Documents({ policy }: { policy: Policy }) {
  const { brand, documents, byPost } = policy
  return (
    <Section title="Documents">
      <ul className={styles.list}>
        {documents.map(({ id, name, isReady }) => (
          <li key={id}>
            {isReady ? (
              <a
                href={`${openPolicyDocument.path}?${new URLSearchParams({ brand, documentId: id })}`}
                target="_blank"
                rel="noreferrer"
              >
                {name}
              </a>
            ) : (
              `${name} (being made)`
            )}
          </li>
        ))}
      </ul>
      {documents.length === 0 && <Note>No documents yet.</Note>}
      {hasCoverEnded(policy) && (
        <Note>Cover has ended: only its last documents are sent, and no certificate.</Note>
      )}
      <Note>{sentInWords(policy)}.</Note>
      {byPost && (
        <Note>
          {`Asked for by post. ${postInWords(byPost)} The queue says whether it still has to be done.`}
        </Note>
      )}
    </Section>
  )
}
