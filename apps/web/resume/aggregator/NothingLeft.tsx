import { Link } from 'react-router'
import { checkAnswersPath } from '../../paths'
import { Icon } from '../../ui/Icon'

/** The panel when everything has been looked at. */
export function NothingLeft({
  site,
  isSamePrice,
}: {
  site: string | undefined
  isSamePrice: boolean | undefined
}) {
  return (
    <p className="arrival__done">
      <Icon name="check" />
      <span>
        {isSamePrice && site !== undefined ? `This is the price you saw on ${site}. ` : ''}We have all your
        answers: <Link to={checkAnswersPath}>read them again</Link> whenever you like.
      </span>
    </p>
  )
}
