import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Waiting'

/** Holds the card's place while a search runs, so that the page does not jump when it arrives. */
export function VehicleCardSkeleton() {
  return (
    <Card className="vehicle-card">
      <div className="vehicle-card__face">
        <Skeleton className="h-24 w-56" />
        <Skeleton className="h-12 w-40" />
      </div>
      <Skeleton className="h-40 w-full" />
    </Card>
  )
}
