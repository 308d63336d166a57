import { Skeleton } from '../ui/Waiting'
import styles from './PageWaiting.module.css'

/** In a page's place until it comes. What stands under it waits out of sight, instead of being pushed there. */
export function PageWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.waitingHeading} />
      <Skeleton className={styles.waitingPage} />
    </div>
  )
}
