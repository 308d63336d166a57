import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** A part of the page under its own heading, which a key can lead to. */
export function Panel({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </section>
  )
}
