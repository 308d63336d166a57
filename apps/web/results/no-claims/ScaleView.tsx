import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { Waiting } from '../../ui/Waiting'
import { ScaleTable } from './ScaleTable'
import type { ScaleState } from './use-scale'

type ScaleViewProps = { state: ScaleState; years: number; onRetry: () => void }

/** The scales, on their way, not to be had, or there. */
export function ScaleView({ state, years, onRetry }: ScaleViewProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <Waiting label="Getting the no claims tables">
          <Skeleton className="h-96 w-full" />
        </Waiting>
      )
    case 'failed':
      return (
        <Notice look="warn">
          <p>We couldn't get the tables that show what protection does, so you cannot add it yet.</p>
          <p>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </Notice>
      )
    case 'scale':
      return <ScaleTable steps={state.scale.steps} years={years} />
  }
}
