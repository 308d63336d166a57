import type { ReactNode } from 'react'
import { ChangeLink } from '../../form/summary/ChangeLink'
import type { PanelLine } from '../../offer/panel-line'
import { stepPath } from '../../paths'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import { changeTargets, type PanelName } from './panels'

type SummaryPanelProps = {
  title: string
  name: PanelName
  lines?: readonly PanelLine[]
  /** As tall as the three panels beside it. */
  isTall?: boolean
  children?: ReactNode
}

/** What was chosen, and the way to choose otherwise (RES-07). */
export function SummaryPanel({ title, name, lines = [], isTall = false, children }: SummaryPanelProps) {
  const { step, field } = changeTargets[name]
  return (
    <Card
      className={isTall ? 'panel panel--tall' : 'panel'}
      title={title}
      level={3}
      action={<ChangeLink to={stepPath(step)} what={name} state={{ change: field, from: 'results' }} />}
    >
      {children}
      {lines.length > 0 && <Facts facts={lines} />}
    </Card>
  )
}
