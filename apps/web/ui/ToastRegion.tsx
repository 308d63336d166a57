import { useSyncExternalStore } from 'react'
import styles from './ToastRegion.module.css'
import { currentToasts, subscribeToToasts } from './toast.ts'

/** Once on every page, bottom centre, empty until there is a toast (CON-16). */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  return (
    <div className={styles.toasts} role="status">
      {toasts.map(({ id, text }) => (
        <p key={id} className={styles.toast}>
          {text}
        </p>
      ))}
    </div>
  )
}
