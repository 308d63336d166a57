import { Spinner } from '../ui/Waiting.tsx'
import { useUpdating } from './change-offer.ts'
import styles from './UpdatingOverlay.module.css'

/** Covers the page while a change is priced (RES-06). The page stays readable and cannot be clicked. */
export function UpdatingOverlay() {
  const { isUpdating } = useUpdating()
  return (
    <div className={styles.updating} data-shown={isUpdating || undefined} role="status">
      {/* Only the text comes and goes: a new element makes the browser evaluate every style rule of the page again. */}
      <p className={styles.words}>
        <Spinner />
        {isUpdating && 'Updating Quote...'}
      </p>
    </div>
  )
}
