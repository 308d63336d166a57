import { Spinner } from '../ui/Waiting'
import { useUpdating } from './change-offer'

/** Over the page while a change is priced (RES-06). The page below stays readable, and cannot be pressed meanwhile. */
export function UpdatingOverlay() {
  const { isUpdating } = useUpdating()
  return (
    <div className="updating" data-shown={isUpdating || undefined} role="status">
      {isUpdating && (
        <p className="updating__words">
          <Spinner />
          Updating Quote...
        </p>
      )}
    </div>
  )
}
