import type { ReactNode } from 'react'
import styles from './FieldNote.module.css'

export type FieldNoteProps = {
  children?: ReactNode
  /** For text that depends on what was just chosen: read out when it changes. */
  isLive?: boolean
}

/** Text under an input, for what is best read after it. */
export function FieldNote({ children, isLive = false }: FieldNoteProps) {
  return (
    <p className={styles.note} role={isLive ? 'status' : undefined}>
      {children}
    </p>
  )
}
