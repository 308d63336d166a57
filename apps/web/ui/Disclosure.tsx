import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** For content that is only fetched when it is opened. */
  onToggle?: (isOpen: boolean) => void
}

/** A heading that opens. Several in a row make an accordion. */
export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      data-part="disclosure"
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
