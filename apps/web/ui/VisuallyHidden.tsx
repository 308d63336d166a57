import type { ComponentPropsWithRef } from 'react'
import styles from './VisuallyHidden.module.css'

/** Heard, not seen. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.hidden} data-part="visually-hidden" />
}
