import type { ComponentProps, ReactNode } from 'react'
import styles from './ActButton.module.css'

/** The acts of a page, next to each other. */
export const ActRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** One act of a page. It opens what it is done in. */
export const ActButton = (rest: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={styles.act} {...rest} />
)
