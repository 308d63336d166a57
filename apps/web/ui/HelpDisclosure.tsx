import type { ReactNode } from 'react'
import { Icon } from './Icon'

/** A small "why do we ask?" that opens in place and needs no script. */
export function HelpDisclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="help">
      <summary className="help__summary">
        <Icon name="help" />
        <span>{summary}</span>
      </summary>
      <div className="help__body">{children}</div>
    </details>
  )
}
