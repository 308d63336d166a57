import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

type SectionProps = {
  title: string
  /** The target of a key or a link: the heading receives the focus. */
  id?: string
  /** Shown next to the heading, in small text. */
  note?: ReactNode
  children: ReactNode
}

/** One part of the page with its own heading. */
export function Section({ title, id, note, children }: SectionProps) {
  const own = useId()
  return (
    <section className={styles.section} aria-labelledby={id ?? own}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id ?? own} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {note && <span className={styles.beside}>{note}</span>}
      </header>
      {children}
    </section>
  )
}

/** What went wrong, shown where the action was started. */
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
