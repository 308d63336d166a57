import type { Missing } from '@milepost/domain/journeys/missing'
import { Link } from 'react-router'
import type { Change } from '../../form/summary/change'
import { stepPath } from '../../paths'

/** Answers that are missing or do not go together, each leading to the step that asks it; Continue there leads back to the price. */
export function OpenAnswers({ answers }: { answers: readonly Missing[] }) {
  return (
    <ul className="arrival__open">
      {answers.map(({ field, step, message }) => (
        <li key={field}>
          <Link to={stepPath(step)} state={{ change: field, from: 'results' } satisfies Change}>
            {message}
          </Link>
        </li>
      ))}
    </ul>
  )
}
