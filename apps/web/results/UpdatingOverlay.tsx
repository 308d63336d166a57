import { Spinner } from '../ui/Waiting'
import { useUpdating } from './change-offer'
import styles from './UpdatingOverlay.module.css'

/** Covers the page while a change is priced (RES-06). The page stays readable and cannot be clicked. */
export function UpdatingOverlay() {
  const { isUpdating } = useUpdating()
  return (
    <div className={styles.updating} data-shown={isUpdating || undefined} role="status">
      {isUpdating && (
        <p className={styles.words}>
          <Spinner />
          Updating Quote...
        </p>
      )}
    </div>
  )
}
