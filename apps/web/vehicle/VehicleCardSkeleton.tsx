import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Waiting.tsx'
import styles from './vehicle-card.module.css'

/** Reserves the card's space during a search, so that the page does not jump. */
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
