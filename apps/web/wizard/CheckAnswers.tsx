import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { type AssumedAnswer, leftToCheck, withoutListed } from '@milepost/domain/journeys/left-to-check'
import { unsavedEdits } from '@milepost/domain/journeys/read-step'
import { useState } from 'react'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import { voiceOf } from '../brands/voice.ts'
import { AnswerRows, AnswerSummary } from '../form/AnswerSummary.tsx'
import type { Change } from '../form/change.ts'
import { PageHeading, usePageTitle } from '../frame/PageHeading.tsx'
import { getPrice, type PriceResult } from '../offer/get-price.ts'
import { checkAnswersLabel, stepPath } from '../paths.ts'
import { Link, Navigate, useNavigate } from '../router.tsx'
import { dropTyped, useQuote } from '../state/quote-state.ts'
import { circumstances, useJourneyProgress } from '../state/use-journey-progress.ts'
import actionsStyles from '../ui/actions.module.css'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { tryAgain } from '../ui/try-again.ts'
import { Waiting } from '../ui/Waiting.tsx'
import styles from './CheckAnswers.module.css'

/** Every answer before it is priced. If an answer is missing the customer is sent to its step. */
export function CheckAnswers() {
  const navigate = useNavigate()
  const { path, answers, missing } = useJourneyProgress()
  const provenance = useQuote((state) => state.provenance)
  const isCoverDone = useQuote((state) => state.completedSteps.vehicleCover === true)
  usePageTitle(checkAnswersLabel, brand.firm.name)

  const open = missing[0]?.step ?? (isCoverDone ? undefined : 'vehicleCover')
  if (open) return <Navigate to={stepPath(open)} replace />
  const chapters = answersInWords(path, answers, circumstances(), provenance)
  const { assumed } = leftToCheck([], chapters)
  return (
    <>
      <PageHeading lead="We'll work out your price from these. A wrong answer could affect a claim.">
        {checkAnswersLabel}
      </PageHeading>
      <UnsavedEdits />
      <AnswersToLookAt answers={assumed} />
      <AnswerSummary chapters={withoutListed(chapters, assumed)} />
      <PriceButton onBack={() => navigate(stepPath('vehicleCover'))} />
    </>
  )
}

type PriceProblem = Exclude<PriceResult, { kind: 'go' }>

/** Prices the answers and goes where the outcome leads (COV-10). If it fails the answers stay and can be sent again. */
function PriceButton({ onBack }: { onBack: () => void }) {
  const navigate = useNavigate()
  const [isPricing, setPricing] = useState(false)
  const [problem, setProblem] = useState<PriceProblem>()

  async function price() {
    setPricing(true)
    setProblem(undefined)
    const outcome = await getPrice()
    setPricing(false)
    if (outcome.kind === 'go') navigate(outcome.end.to, { replace: outcome.end.replace })
    else setProblem(outcome)
  }

  return (
    <>
      {problem?.kind === 'failed' && (
        <Notice look="bad" role="alert" title="We couldn't get your price">
          Your answers are safe. {tryAgain}
        </Notice>
      )}
      {problem?.kind === 'incomplete' && (
        <Notice look="bad" role="alert" title="Please check these answers again">
          <ul>
            {problem.errors.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={actionsStyles.actions} data-part="step-actions">
        <Button
          className={actionsStyles.continue}
          busy={isPricing}
          busyLabel="Getting your price"
          onClick={() => void price()}
        >
          Get my price
          <Icon name="arrow-right" />
        </Button>
        <Button look="secondary" onClick={onBack}>
          <Icon name="arrow-left" />
          Back
        </Button>
      </div>
      <div className={styles.waiting}>
        {isPricing && <Waiting label={voiceOf(journey.brand).waiting}>{null}</Waiting>}
      </div>
    </>
  )
}

/** What we filled in, before everything else: the customer has not confirmed it. */
function AnswersToLookAt({ answers }: { answers: readonly AssumedAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <Card
      className={styles.look}
      data-part="answers-to-look-at"
      title={answers.length === 1 ? '1 answer needs a look' : `${answers.length} answers need a look`}
    >
      <p className={styles.why}>We filled {answers.length === 1 ? 'this' : 'these'} in for you.</p>
      <AnswerRows answers={answers} />
    </Card>
  )
}

/** A change that was left with the browser's Back: the old answer applies, and the page says so. */
function UnsavedEdits() {
  const typed = useQuote((state) => state.typed)
  const answers = useQuote((state) => state.answers)
  const edits = unsavedEdits(typed, answers, circumstances())
  if (edits.length === 0) return null
  return (
    <Notice
      look="warn"
      role="status"
      title={edits.length === 1 ? "A change you started isn't saved" : "Changes you started aren't saved"}
    >
      <p>You left that page without continuing, so we've kept your earlier answers, shown below.</p>
      <ul>
        {edits.map(({ step, field, question }) => (
          <li key={field}>
            <Link to={stepPath(step)} state={{ change: field } satisfies Change}>
              Finish the change: {question}
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => dropTyped(edits.map(({ field }) => field))}>
        Keep the answers below
      </Button>
    </Notice>
  )
}
