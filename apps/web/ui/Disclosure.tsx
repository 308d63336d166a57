import type { ReactNode } from 'react'
import { Icon } from './Icon'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures that share a group close each other. */
  group?: string
}

/** A heading that opens. Several under each other make an accordion. */
export function Disclosure({ summary, children, open, group }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} name={group}>
      <summary className="disclosure__summary">
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
