import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'

export type NoticeProps = {
  look?: 'info' | 'good' | 'warn' | 'bad'
  title?: ReactNode
  children: ReactNode
  /** `alert` when it appears because of something the customer just did. */
  role?: 'alert' | 'status' | 'note'
}

const icons: Record<NonNullable<NoticeProps['look']>, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
}

export function Notice({ look = 'info', title, children, role }: NoticeProps) {
  return (
    <div className={`notice notice--${look}`} role={role} data-notice={look}>
      <Icon name={icons[look]} />
      <div>
        {title && <p className="notice__title">{title}</p>}
        <div className="notice__body">{children}</div>
      </div>
    </div>
  )
}
