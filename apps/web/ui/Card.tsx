import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** A heading of the level that is passed, if the card has a title. */
  title?: ReactNode
  level?: 2 | 3
  /** To the right of the title: a Change button, a price. */
  action?: ReactNode
}

/** A self-contained item: a vehicle, an address, a person, a price. */
export function Card({ title, level = 2, action, className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section {...rest} className={classNames(styles.card, className)}>
      {(title || action) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
