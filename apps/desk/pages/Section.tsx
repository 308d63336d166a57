import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** One part of the page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What went wrong, where it was tried. */
export function Problem({ words }: { words: string }) {
  return words === '' ? null : (
    <p role="alert" className={styles.problem}>
      {words}
    </p>
  )
}

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
