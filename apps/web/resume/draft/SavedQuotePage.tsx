import { Link, useNavigate } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { PageMark } from '../../frame/PageMark'
import { usePageTitle } from '../../frame/page-title'
import { paths } from '../../paths'
import { hasProgress } from '../../state/quote-state'
import { buttonClass } from '../../ui/button-class'
import { DeadLinkPage } from '../links/DeadLinkPage'
import { OpenLink } from '../links/OpenLink'
import { useEmailedLink } from './use-emailed-link'

/** Where an emailed link to unfinished answers leads (D-046). */
export function SavedQuotePage() {
  const navigate = useNavigate()
  // The start leads everyone to where they were.
  const { state, token, open } = useEmailedLink(() => navigate(paths.root, { replace: true }))
  if (state === 'missing') return <WithoutLink />
  if (state === 'gone' || state === 'damaged')
    return <DeadLinkPage key={token} dead={{ kind: 'saved-quote', why: state, token }} />
  return (
    <OpenLink
      heading="Your saved quote is ready"
      lead="Select the button to carry on where you left off."
      state={state}
      onOpen={() => void open()}
    />
  )
}

const AGAIN = 'Please open the link in your email again'

/** The page was loaded anew, or its address typed in. */
function WithoutLink() {
  usePageTitle(AGAIN, pack.firm.name)
  return (
    <div className="dead-link">
      <PageMark icon="mail" />
      <PageHeading>{AGAIN}</PageHeading>
      <p>To keep your quote safe, we forget the link when this page is loaded again.</p>
      <div className="resume-offer__ways">
        <Link className={buttonClass('secondary')} to={paths.root}>
          <span className="button__face">{hasProgress() ? 'Go to your quote' : 'Start a new quote'}</span>
        </Link>
      </div>
    </div>
  )
}
