import type { ReactNode } from 'react'
import styles from './DetailList.module.css'

export type DetailListProps = {
  details: readonly { name: string; words: string }[]
  className?: string
}

/** Names and values. */
export function DetailList({ details, className }: DetailListProps) {
  return (
    <dl className={className}>
      {details.map(({ name, words }) => (
        <Detail key={name} name={name}>
          {words}
        </Detail>
      ))}
    </dl>
  )
}

export type DetailProps = { name: string; className?: string; children: ReactNode }

/** One name and its value, for a value that is more than text. */
export function Detail({ name, className, children }: DetailProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
