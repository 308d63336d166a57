import { errorWords } from '@milepost/contract/error-words'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { stepPath } from '../../paths.ts'
import { CheckFirst } from '../../resume/aggregator/LeftToCheck.tsx'
import { Link } from '../../router.tsx'
import { useResults } from '../../state/results-state.ts'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import { PriceAgain } from '../extras/ExtraCard.tsx'
import { placeOfProblem } from './place-of-problem.ts'
import type { Problem, ProblemAtPrice } from './use-buy-now.ts'

/** Why nothing was bought, and what to do about it. Shown next to the button until the price changes. */
export function BuyProblem({ problemAtPrice }: { problemAtPrice: ProblemAtPrice | undefined }) {
  const isOfThisPrice = useResults(({ results }) => problemAtPrice?.of === results)
  return problemAtPrice && isOfThisPrice ? <ProblemNotice problem={problemAtPrice.problem} /> : null
}

function ProblemNotice({ problem }: { problem: Problem }) {
  switch (problem.kind) {
    case 'unreachable':
      return (
        <Notice look="bad" role="alert" title="We couldn't save your details">
          <p>What you have filled in is still here and nothing has been paid. {tryAgain}</p>
        </Notice>
      )
    case 'moved-on':
      return (
        <Notice look="bad" role="alert" title={errorWords.quoteMismatch}>
          <PriceAgain />
        </Notice>
      )
    case 'stale-price':
      return (
        <Notice look="bad" role="alert" title="This price is not for the answers you have now">
          <p>Please update your price at the top of this page, then try again.</p>
        </Notice>
      )
    case 'unchecked':
      return <CheckFirst />
    case 'invalid':
      return (
        <Notice look="bad" role="alert" title={errorWords.validation}>
          <p>Please look at this again before you buy:</p>
          <ul className={pricedPageStyles.problems}>
            {problem.errors.map(({ field, message }) => (
              <li key={field}>
                <Mend field={field} message={message} />
              </li>
            ))}
          </ul>
        </Notice>
      )
  }
}

/** An answer is changed in its step, which leads back here with a new price. */
function Mend({ field, message }: { field: string; message: string }) {
  const place = placeOfProblem(field, [])
  if (place.kind !== 'answer') return message
  return (
    <Link to={stepPath(place.step)} state={{ change: place.field, from: 'results' }}>
      {message}
    </Link>
  )
}
