import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/draft-link'
import { Link, useNavigate } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { useHeadingFocus } from '../../frame/use-heading-focus'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/button-class'
import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'
import { hasProgress } from '../quote-state'
import { LinkRefused } from './LinkRefused'
import { LinkSent } from './LinkSent'
import { type EmailedLink, useEmailedLink } from './use-emailed-link'

const headings: Record<EmailedLink['state'], string> = {
  ready: 'Your saved quote is ready',
  opening: 'Your saved quote is ready',
  unreachable: 'Your saved quote is ready',
  gone: 'Sorry, this link no longer works',
  sent: 'Check your email',
  missing: 'Please open the link in your email again',
}

/**
 * Where an emailed link leads. It opens on a press and not by itself: programs that look into mail for danger fetch every link,
 * and would use it up (D-046).
 */
export function SavedQuotePage() {
  const navigate = useNavigate()
  // The start leads everyone to where they were.
  const link = useEmailedLink(() => navigate(paths.root, { replace: true }))
  const heading = headings[link.state]
  usePageTitle(heading, pack.firm.name)
  const title = useHeadingFocus(heading)
  return (
    <div className="saved-quote">
      <PageHeading ref={title}>{heading}</PageHeading>
      <Body {...link} />
    </div>
  )
}

function Body({ state, token, open, request }: EmailedLink) {
  const startNew = (
    <Link className={buttonClass('secondary')} to={paths.root}>
      <span className="button__face">{hasProgress() ? 'Go to your quote' : 'Start a new quote'}</span>
    </Link>
  )
  if (token === undefined || state === 'missing') {
    return (
      <>
        <p>To keep your quote safe, we forget the link when this page is loaded again.</p>
        <div className="resume-offer__ways">{startNew}</div>
      </>
    )
  }
  if (state === 'sent') return <LinkSent of={{ token }} otherWays={startNew} />
  if (state === 'gone') {
    return (
      <>
        <p>
          A link works once, for {DRAFT_LINK_MINUTES} minutes. Your quote is safe with us, and we can email
          you a new link.
        </p>
        <LinkRefused state={request.state} />
        <div className="resume-offer__ways">
          <Button busy={request.state === 'asking'} busyLabel="Asking" onClick={() => void request.ask()}>
            Email me a new link
          </Button>
          {startNew}
        </div>
      </>
    )
  }
  return (
    <>
      <p>Press the button to carry on where you left off. The link works once.</p>
      {state === 'unreachable' && (
        <Notice look="bad" role="alert" title="We couldn't reach your saved quote">
          It is safe with us. {tryAgain}
        </Notice>
      )}
      <div className="resume-offer__ways">
        <Button busy={state === 'opening'} busyLabel="Opening your quote" onClick={() => void open()}>
          Open my quote
        </Button>
      </div>
    </>
  )
}
