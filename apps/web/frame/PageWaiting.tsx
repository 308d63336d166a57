import { Skeleton } from '../ui/Waiting.tsx'
import styles from './PageWaiting.module.css'

/** Placeholder until a page is loaded. It keeps what follows below the fold, so that it is not pushed there later. */
export function PageWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.waitingHeading} />
      <Skeleton className={styles.waitingPage} />
    </div>
  )
}
