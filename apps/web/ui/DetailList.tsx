import type { ReactNode } from 'react'
import styles from './DetailList.module.css'

export type DetailListProps = {
  details: readonly { name: string; words: string }[]
  className?: string
}

/** Names, and beside each what it stands for. */
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

/** One name and what it stands for, in a list whose values are more than words. */
export function Detail({ name, className, children }: DetailProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
