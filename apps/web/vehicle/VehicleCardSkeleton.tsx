import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Waiting'
import styles from './vehicle-card.module.css'

/** Holds the card's place while a search runs, so that the page does not jump when it arrives. */
export function VehicleCardSkeleton() {
  return (
    <Card>
      <div className={styles.face}>
        <Skeleton height={24} width={56} />
        <Skeleton height={12} width={40} />
      </div>
      <Skeleton height={40} />
    </Card>
  )
}
