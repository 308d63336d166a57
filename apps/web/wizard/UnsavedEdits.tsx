import { unsavedEdits } from '@milepost/domain/journeys/read-step'
import { Link } from 'react-router'
import type { Change } from '../form/summary/change'
import { stepPath } from '../paths'
import { dropTyped, useQuote } from '../state/quote-state'
import { circumstances } from '../state/use-journey-progress'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

/** A change that was begun and left with the browser's Back: the old answer stands, and its customer is told so. */
export function UnsavedEdits() {
  const typed = useQuote((state) => state.typed)
  const answers = useQuote((state) => state.answers)
  const edits = unsavedEdits(typed, answers, circumstances())
  if (edits.length === 0) return null
  return (
    <Notice
      look="warn"
      role="status"
      title={edits.length === 1 ? "A change you started isn't saved" : "Changes you started aren't saved"}
    >
      <p>You left the page without continuing, so your earlier answers are the ones shown below.</p>
      <ul>
        {edits.map(({ step, field, question }) => (
          <li key={field}>
            <Link to={stepPath(step)} state={{ change: field } satisfies Change}>
              Finish the change: {question}
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => dropTyped(edits.map(({ field }) => field))}>
        Keep the answers below
      </Button>
    </Notice>
  )
}
