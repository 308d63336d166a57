import { getQuoteDocument } from '@milepost/contract/desk/calls/quote'
import { Section } from '../pages/Section.tsx'
import styles from './Sent.module.css'
import { at, type Case } from './words.ts'

/** The documents of the quote and the emails about it, as the customer has them (DSK-326). */
export function Sent({ found: { brand, reference, documents, emails } }: { found: Case }) {
  const addressOf = (kind: string) =>
    `${getQuoteDocument.path}?${new URLSearchParams({ brand, reference, kind })}`
  return (
    <Section id="sent" title="Documents and emails">
      <ul className={styles.list}>
        {documents.map(({ kind, name }) => (
          <li key={kind}>
            <a href={addressOf(kind)} download>
              {name}
            </a>{' '}
            <span className={styles.note}>PDF</span>
          </li>
        ))}
        {emails.map(({ about, at: when, isConfirmed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same email may be sent twice at the same time
          <li key={`${when} ${index}`}>
            Email {about}{' '}
            <span className={styles.note}>
              {at(when)}
              {!isConfirmed && ', not confirmed'}
            </span>
          </li>
        ))}
      </ul>
      {documents.length + emails.length === 0 && <p>Nothing yet.</p>}
    </Section>
  )
}
