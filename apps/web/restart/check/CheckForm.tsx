import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { errorWords } from '../../api/error-catalogue'
import { pack } from '../../brands/pack'
import { FactQuestions } from '../../form/SecurityQuestions'
import { retrievalOf } from '../../resume/retrieval-path'
import { Button } from '../../ui/Button'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'
import type { CheckForm as Form, Refusal } from './use-check-form'

/** Who is asking? Four facts of the cancelled policy, all required (RST-02). */
export function CheckForm({ reference, form }: { reference: string; form: Form }) {
  return (
    <section aria-labelledby="restart-check-title">
      <h2 id="restart-check-title" className="restart__title">
        First, confirm your details
      </h2>
      <p className="restart__lead">As they were on the policy that was cancelled.</p>
      <form
        className="form"
        noValidate
        onSubmit={form.facts.boxes.submit}
        aria-labelledby="restart-check-title"
      >
        <ErrorSummary errors={form.errors} />
        <FactQuestions form={form.facts} />
        <div className="restart__end">
          <Refused reference={reference} refusal={form.refusal} />
          <Button type="submit" className="restart__button" busy={form.isChecking} busyLabel="Checking">
            Continue
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Shown and scrolled to (RST-04). One answer for every failed check, so that nobody learns whether a guess was close (D-247). */
function Refused({ reference, refusal }: { reference: string; refusal: Refusal | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const { phone } = pack.firm
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  if (!refusal) return null
  return (
    // A new one each time, so that the same words are said aloud again.
    <div ref={place} key={refusal.count}>
      {refusal.kind === 'not-found' ? (
        <Notice look="bad" role="alert" title={errorWords.policyNotFound}>
          <p>
            Please check them and try again,{' '}
            <Link to={retrievalOf(reference)}>have a link emailed to you</Link> instead, or call{' '}
            <a href={`tel:${phone.dial}`}>{phone.display}</a>.
          </p>
          <p>{errorWords.afterSeveralTries}</p>
        </Notice>
      ) : (
        <Notice look="bad" role="alert" title="We couldn't check your details">
          <p>What you have filled in is still here. {tryAgain}</p>
        </Notice>
      )}
    </div>
  )
}
