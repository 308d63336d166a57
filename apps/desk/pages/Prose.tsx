import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** A short text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
