import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** A few lines to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
