import styles from './EmailPreview.module.css'

export type Email = { subject: string; text: string }

/** The text of an email as the customer will read it. */
export function EmailPreview({ email: { subject, text } }: { email: Email }) {
  return (
    <section className={styles.email} aria-label="The email">
      <p className={styles.subject}>{subject}</p>
      <p className={styles.text}>{text.trim()}</p>
    </section>
  )
}
