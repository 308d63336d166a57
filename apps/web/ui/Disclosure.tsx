import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

export type DisclosureProps = {
  summary: ReactNode
  /** The gist, under the summary: most customers need not open it. */
  note?: ReactNode
  /** If the summary is the heading of a section; its id labels the section. */
  heading?: { level: 2 | 3; id: string }
  /** Smaller, for a part of a card. */
  isSmall?: boolean
  children: ReactNode
  open?: boolean
  /** For content that is only fetched when it is opened. */
  onToggle?: (isOpen: boolean) => void
}

/** A heading that opens. Several in a row make an accordion. */
export function Disclosure({
  summary,
  note,
  heading,
  isSmall = false,
  children,
  open,
  onToggle,
}: DisclosureProps) {
  const Title = heading ? (`h${heading.level}` as const) : 'span'
  return (
    <details
      className={styles.disclosure}
      data-part="disclosure"
      data-small={isSmall || undefined}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Title id={heading?.id} className={styles.title}>
          {summary}
        </Title>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
