import { fieldName } from '@milepost/domain/journeys/section'
import { emailAddress } from '@milepost/domain/questions/people/email-address'
import { parseEmail } from '@milepost/domain/values/email'
import { type Identity, useQuote } from '../state/quote-state'

declare global {
  interface Window {
    /** A portal that shows the site inside itself may say whom it has signed in (D-053). It opens nothing: see decision 0013. */
    milepostIdentity?: { emailAddress: string }
  }
}

export const EMAIL = fieldName('proposerDetails', emailAddress.name)

/** Writes a known customer's email address into their answers, in place of whatever stood there (YOU-11). */
export function takeIdentity(): void {
  const { identity, answers, typed } = useQuote.getState()
  // Who passed the check of a quote keeps the address of that quote, whoever is signed in around it.
  const known = identity?.by === 'personal-check' ? identity : (portalIdentity() ?? identity)
  if (!known) return
  const { [EMAIL]: _typed, ...others } = typed
  useQuote.setState({
    identity: known,
    answers: {
      ...answers,
      proposerDetails: { ...answers.proposerDetails, emailAddress: known.emailAddress },
    },
    typed: others,
  })
}

/** Anything but an email address is nobody. */
function portalIdentity(): Identity | undefined {
  const told: unknown = window.milepostIdentity
  const address: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'emailAddress') : ''
  const checked = parseEmail(typeof address === 'string' ? address : '')
  return checked.ok ? { emailAddress: checked.value, by: 'portal' } : undefined
}

/** Why the box cannot be written in, and where another address can be given. */
export const lockedWords: Readonly<Record<Identity['by'], string>> = {
  'personal-check':
    "This is the email address your quote was saved with, so it can't be changed here. You can give another contact email when you buy.",
  portal:
    "You are signed in with this email address, so it can't be changed here. You can give another contact email when you buy.",
}
