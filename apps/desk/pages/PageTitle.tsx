import { type ReactNode, useEffect } from 'react'
import styles from './PageTitle.module.css'

/** The heading of a page, also used as the title of its tab. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} - Desk`
  }, [title])
  return <h1 className={styles.title}>{children}</h1>
}
