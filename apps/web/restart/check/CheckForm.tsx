import { errorWords } from '@milepost/contract/error-words'
import {
  type RetrievalAnswers,
  readRetrieval,
  retrievalQuestions,
} from '@milepost/domain/retrieval/security-questions'
import { useEffect, useRef, useState } from 'react'
import { checkQuote, type Elsewhere, type RestoreResult } from '../../api/retrieve-quote.ts'
import { brand } from '../../brands/brand.ts'
import { SecurityQuestions, useSecurityQuestions } from '../../form/SecurityQuestions.tsx'
import { type RetrievalResult, takeRetrievedQuote } from '../../resume/resumed-quote.ts'
import { retrievalPath } from '../../resume/retrieval-path.ts'
import { Link, useNavigate } from '../../router.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import styles from '../restart.module.css'

/** The check: four details of the cancelled policy, all required (RST-02). */
export function CheckForm({ reference, form }: { reference: string; form: CheckFormState }) {
  return (
    <section aria-labelledby="restart-check-title">
      <h2 id="restart-check-title" className={styles.title}>
        First, confirm your details
      </h2>
      <p className={styles.lead}>As shown on your cancelled policy.</p>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={form.securityForm.formFields.submit}
        aria-labelledby="restart-check-title"
      >
        <ErrorSummary errors={form.errors} />
        <SecurityQuestions form={form.securityForm} />
        <div className={styles.end}>
          <Refused reference={reference} refusal={form.refusal} />
          <Button type="submit" className={styles.button} busy={form.isChecking} busyLabel="Checking">
            Continue
          </Button>
        </div>
      </form>
    </section>
  )
}

/**
 * Shown and scrolled to (RST-04). The same text for every failed check, so that it does not reveal whether a guess was close
 * (D-247).
 */
function Refused({ reference, refusal }: { reference: string; refusal: Refusal | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const { phone } = brand.firm
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  if (!refusal) return null
  return (
    // A new key each time, so that the same text is announced again.
    <div ref={place} key={refusal.count}>
      {refusal.kind === 'not-found' ? (
        <Notice look="bad" role="alert" title={errorWords.policyNotFound}>
          <p>
            Please check them and try again,{' '}
            <Link to={retrievalPath(reference)}>have a link emailed to you</Link> instead, or call{' '}
            <a href={`tel:${phone.dial}`}>{phone.display}</a>.
          </p>
          <p>{errorWords.afterSeveralTries}</p>
        </Notice>
      ) : (
        <Notice look="bad" role="alert" title="We couldn't check your details">
          <p>We've kept what you entered. {tryAgain}</p>
        </Notice>
      )}
    </div>
  )
}

/** In the order of the specification. The fifth detail, the reference, came with the link (RST-02, D-220). */
const order = ['surname', 'dateOfBirth', 'postcode', 'registration']
const questions = order.flatMap((name) => retrievalQuestions.filter((question) => question.name === name))

/** Why the check failed, and a counter: the same text twice is announced twice. */
type Refusal = { kind: Exclude<RetrievalResult['kind'], 'go' | 'elsewhere'>; count: number }

/** The form of the four details. Component state only: a reload clears them (safety T24). */
export function useCheckForm(quoteReference: string) {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function check(securityAnswers: RetrievalAnswers) {
    if (isChecking) return
    setChecking(true)
    const taken = await checked(await checkQuote(securityAnswers))
    // Another of the brand's sites opens it, so this page stays as it is until that one has loaded.
    if (taken.kind === 'elsewhere') return location.assign(taken.address)
    setChecking(false)
    if (taken.kind !== 'go')
      return setRefusal((before) => ({ kind: taken.kind, count: (before?.count ?? 0) + 1 }))
    const { to, ...how } = taken.page
    return navigate(to, how)
  }

  const securityForm = useSecurityQuestions({
    questions,
    read: (typed, here) => readRetrieval({ ...typed, quoteReference }, here),
    onValid: (values) => void check(values),
  })
  return {
    securityForm,
    errors: securityForm.formFields.isSubmitted ? securityForm.formFields.errors : [],
    isChecking,
    refusal,
  }
}

type CheckFormState = ReturnType<typeof useCheckForm>

/**
 * Errors of ours, for which a retry may help. Any other refusal is a failed check, and all of those look the same (D-247, D-248).
 */
const ours = ['INTERNAL_ERROR', 'UNAVAILABLE', 'PROVIDER_UNAVAILABLE']

/** A passed check fills the tab, and its outcome decides where to go: usually to the restart offer (RST-04, NAV-09). */
export async function checked(result: RestoreResult | Elsewhere): Promise<RetrievalResult> {
  if (result.kind === 'refused' && ours.includes(result.code)) return { kind: 'unreachable' }
  return takeRetrievedQuote(result)
}
