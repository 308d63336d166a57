import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** For what is fetched only when somebody looks. */
  onToggle?: (isOpen: boolean) => void
}

/** A heading that opens. Several under each other make an accordion. */
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
