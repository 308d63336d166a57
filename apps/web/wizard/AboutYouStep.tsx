import { fieldName } from '@milepost/domain/journeys/step-fields'
import { emailAddress } from '@milepost/domain/questions/people/email-address'
import { parseEmail } from '@milepost/domain/values/email'
import { type FormEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { type Identity, useQuote } from '../state/quote-state'
import { trackEvent } from '../tracking/tracking'
import styles from './AboutYouStep.module.css'
import { StepForm } from './StepForm'
import { StepQuestions } from './StepQuestions'
import { useStep } from './use-step'

/** Who the customer is and where they and the vehicle live (YOU-01); for visitors from comparison sites also how they heard of us (AGG-09). */
export function AboutYouStep() {
  const page = useStep('aboutYou')
  const identity = useQuote((state) => state.identity)
  // Before the page is painted, so that no other address is seen first.
  useLayoutEffect(() => takeIdentity(), [])
  const trap = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    if (!trap.current?.value) return page.form.submit(event)
    // A robot learns nothing: no message, no call, no next step (YOU-10, D-097).
    event.preventDefault()
    trackEvent('honeypot_filled')
  }
  return (
    <StepForm step="aboutYou" page={page} onSubmit={submit}>
      <Honeypot ref={trap} />
      <StepQuestions {...page} locked={identity ? { [EMAIL]: lockedWords[identity.by] } : {}} />
    </StepForm>
  )
}

/**
 * A box no person meets: out of sight, out of the Tab order and hidden from assistive technology. Whoever fills it is a
 * robot (YOU-10). What is in it is never kept.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.honeypot} data-part="honeypot" aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input ref={ref} id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

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
  const portalIdentity: unknown = window.milepostIdentity
  const address: unknown =
    typeof portalIdentity === 'object' && portalIdentity !== null
      ? Reflect.get(portalIdentity, 'emailAddress')
      : ''
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
