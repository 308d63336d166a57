import { fieldName } from '@milepost/domain/journeys/step-fields'
import { emailAddress } from '@milepost/domain/questions/people/email-address'
import { parseEmail } from '@milepost/domain/values/email'
import { type FormEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { type Identity, useQuote } from '../state/quote-state.ts'
import { trackEvent } from '../tracking/tracking.ts'
import styles from './AboutYouStep.module.css'
import { StepForm } from './StepForm.tsx'
import { StepQuestions, useStepGroups } from './StepQuestions.tsx'
import { useStep } from './use-step.ts'

/**
 * Who the customer is and where they and the vehicle live (YOU-01). Visitors from comparison sites are also asked how they heard of
 * us (AGG-09).
 */
export function AboutYouStep() {
  const page = useStep('aboutYou')
  const groups = useStepGroups(page)
  const identity = useQuote((state) => state.identity)
  // Before the page is painted, so that no other address flashes up.
  useLayoutEffect(() => takeIdentity(), [])
  const trap = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    if (!trap.current?.value) return groups.submit(event)
    // Gives a bot no feedback: no message, no call, no next step (YOU-10, D-097).
    event.preventDefault()
    trackEvent('honeypot_filled')
  }
  return (
    <StepForm step="aboutYou" page={page} onSubmit={submit}>
      <Honeypot ref={trap} />
      <StepQuestions
        {...page}
        groups={groups}
        locked={identity ? { [EMAIL]: lockedWords[identity.by] } : {}}
      />
    </StepForm>
  )
}

/**
 * A field that people never see: out of sight, out of the tab order and hidden from assistive technology. Only a bot fills it in (YOU-10).
 * Its content is never stored.
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
    /** A portal that embeds the site may set who is signed in (D-053). It grants no access: see decision 0013. */
    milepostIdentity?: { emailAddress: string }
  }
}

export const EMAIL = fieldName('proposerDetails', emailAddress.name)

/** Replaces the email address in the answers with that of a known customer (YOU-11). */
export function takeIdentity(): void {
  const { identity, answers, typed } = useQuote.getState()
  // A customer who passed the check of a quote keeps that quote's address, regardless of who is signed in to the portal.
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

/** Undefined for anything but an email address. */
function portalIdentity(): Identity | undefined {
  const portalIdentity: unknown = window.milepostIdentity
  const address: unknown =
    typeof portalIdentity === 'object' && portalIdentity !== null
      ? Reflect.get(portalIdentity, 'emailAddress')
      : ''
  const checked = parseEmail(typeof address === 'string' ? address : '')
  return checked.ok ? { emailAddress: checked.value, by: 'portal' } : undefined
}

/** Why the field is read-only, and where another address can be entered. */
export const lockedWords: Readonly<Record<Identity['by'], string>> = {
  'personal-check':
    "This is the email address your quote was saved with, so you can't change it here. You can give a different contact email when you buy.",
  portal:
    "You're signed in with this email address, so you can't change it here. You can give a different contact email when you buy.",
}
