import { Skeleton } from '../ui/Waiting'

/** In a page's place until it comes. What stands under it waits out of sight, instead of being pushed there. */
export function PageWaiting() {
  return (
    <div className="frame__waiting">
      <Skeleton className="frame__waiting-heading" />
      <Skeleton className="frame__waiting-page" />
    </div>
  )
}
