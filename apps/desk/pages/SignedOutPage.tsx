import { deskPages, type SignedOutReason, signedOutReasons } from '@milepost/contract/desk/desk-pages'
import { STAFF_IDLE_MINUTES } from '@milepost/domain/desk/people'
import { useLocation } from '../../web/router.tsx'
import { LinkButton } from '../../web/ui/Button.tsx'
import { BarePage } from '../frame/Frame.tsx'
import { signInAddress } from '../session/session.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Prose } from './Prose.tsx'

type Words = { heading: string; text: string }

const words: Readonly<Record<SignedOutReason | 'none', Words>> = {
  none: { heading: 'Sign in', text: 'Use your work account.' },
  chosen: {
    heading: 'You are signed out',
    text: 'You are also signed out of your work account in this browser.',
  },
  idle: {
    heading: 'You were signed out',
    text: `The desk was not used for ${STAFF_IDLE_MINUTES} minutes, or you had been signed in for eight hours.`,
  },
  expired: {
    heading: 'Please sign in again',
    text: 'That sign-in took too long, or it began in another window.',
  },
  refused: {
    heading: 'You could not be signed in',
    text: 'Your work account did not confirm who you are. Try again, or ask the team that looks after your account.',
  },
  unavailable: {
    heading: 'Sign-in is not available',
    text: 'Your work account cannot be reached just now. Try again in a few minutes.',
  },
}

/** The sign-in page. The provider returns the reason as `state`. */
export function SignedOutPage({ search }: { search: string }) {
  const query = new URLSearchParams(search)
  const asked = query.get('because') ?? query.get('state')
  const { heading, text } = words[signedOutReasons.find((each) => each === asked) ?? 'none']
  const here = useLocation()
  const to = here.pathname === deskPages.signedOut ? { pathname: deskPages.home, search: '' } : here
  return (
    <BarePage>
      <Prose>
        <PageTitle title={heading}>{heading}</PageTitle>
        <p>{text}</p>
        <LinkButton href={signInAddress(undefined, to)}>Sign in</LinkButton>
      </Prose>
    </BarePage>
  )
}
