import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'

export type NoticeProps = {
  look?: 'info' | 'good' | 'warn' | 'bad'
  title?: ReactNode
  children: ReactNode
  /** `alert` if it appears because of something the customer just did. */
  role?: 'alert' | 'status' | 'note'
}

const icons: Record<NonNullable<NoticeProps['look']>, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
}

const looks: Readonly<Record<NonNullable<NoticeProps['look']>, string | undefined>> = {
  info: undefined,
  good: styles.good,
  warn: styles.warn,
  bad: styles.bad,
}

export function Notice({ look = 'info', title, children, role }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, looks[look])} role={role} data-notice={look}>
      <Icon name={icons[look]} />
      <div>
        {title && (
          <p className={styles.title} data-part="notice-title">
            {title}
          </p>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  )
}
