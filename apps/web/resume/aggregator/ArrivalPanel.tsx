import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { type AssumedAnswer, isAnythingLeft } from '@milepost/domain/journeys/left-to-check'
import { type RefObject, useEffect, useRef } from 'react'
import { ChangeLink } from '../../form/AnswerSummary.tsx'
import type { Offer } from '../../offer/offer.ts'
import { checkAnswersPath, stepPath } from '../../paths.ts'
import { Link } from '../../router.tsx'
import { confirmAssumed, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import answerRowStyles from '../../ui/answer-row.module.css'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ArrivalPanel.module.css'
import { ArrivalPrices, movedSince, priceNow } from './ArrivalPrices.tsx'
import { Consents } from './Consents.tsx'
import { ARRIVAL, OpenAnswers, showArrival, useLeftToCheck } from './LeftToCheck.tsx'

type ArrivalPanelProps = {
  /** Omitted if the page shows another price than the one that was clicked. */
  offer?: Offer
}

/**
 * For visitors from a comparison site, and for customers whose earlier policy was never asked a question: the price they clicked
 * and the price now, and only the answers that are missing, assumed or in conflict. Once nothing is left it is one line (AGG-11).
 */
export function ArrivalPanel({ offer }: ArrivalPanelProps) {
  const left = useLeftToCheck()
  const arrival = useResults((state) => state.arrival)
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const isFromPolicy = useQuote((state) => state.isFromPolicy === true)
  const panel = useRef<HTMLElement>(null)
  useKeepFocus(panel, left)
  if (left === undefined) return null
  const site = isFromPolicy ? undefined : (comparisonSiteOf(source)?.name ?? 'the comparison site')
  const title = site === undefined ? 'Your answers' : `Your quote from ${site}`
  // A confirmed list collapses above the viewport, so the page scrolls to what is left.
  const confirm = () => {
    confirmAssumed()
    showArrival()
  }
  const isLeft = isAnythingLeft(left)
  const hasMoved = offer && arrival && movedSince(arrival, priceNow(offer)) !== 0
  return (
    <section ref={panel} id={ARRIVAL} tabIndex={-1} className={styles.arrival} aria-label={title}>
      {isLeft && <h2 className={styles.title}>{title}</h2>}
      {site !== undefined && offer && arrival && (isLeft || hasMoved) && (
        <ArrivalPrices offer={offer} arrival={arrival} site={site} />
      )}
      {left.open.length > 0 && (
        <div>
          <h3 className={styles.ask}>We still need this from you</h3>
          <OpenAnswers answers={left.open} />
        </div>
      )}
      {left.assumed.length > 0 && <AssumedAnswers site={site} answers={left.assumed} onConfirm={confirm} />}
      {left.consents.length > 0 && <Consents consents={left.consents} />}
      {!isLeft && <NothingLeft site={site} isSamePrice={offer && arrival && !hasMoved} />}
    </section>
  )
}

/** The pressed button is removed with its question, so the focus moves to the panel. */
function useKeepFocus(panel: RefObject<HTMLElement | null>, left: unknown): void {
  const before = useRef(left)
  useEffect(() => {
    if (before.current === left) return
    before.current = left
    // A closing dialog still returns the focus, to an element that is no longer there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [panel, left])
}

type AssumedAnswersProps = {
  /** The site that did not ask; undefined if the answers are those of an earlier policy with us. */
  site: string | undefined
  answers: readonly AssumedAnswer[]
  onConfirm: () => void
}

/** A longer list would push the price off a phone's screen, so it starts collapsed. */
const MOST_OPEN = 4

/** What the site did not ask: each answer we assumed, with its own Change link, and one button to confirm all of them. */
function AssumedAnswers({ site, answers, onConfirm }: AssumedAnswersProps) {
  const isOne = answers.length === 1
  return (
    <Disclosure
      summary={
        isOne
          ? "We've assumed 1 answer. Please check it."
          : `We've assumed ${answers.length} answers. Please check them.`
      }
      open={answers.length <= MOST_OPEN}
    >
      <p className={styles.why}>
        {site === undefined
          ? `We didn't ask ${isOne ? 'this' : 'these'} when you bought your policy, so we've assumed the usual ${isOne ? 'answer' : 'answers'}.`
          : `${site} didn't tell us, so we've assumed the usual ${isOne ? 'answer' : 'answers'}.`}{' '}
        Wrong answers could affect a claim.
      </p>
      <dl className={styles.answers}>
        {answers.map(({ step, field, question, answer }) => (
          <div key={question} className={answerRowStyles.row} data-part="answers-row">
            <dt className={answerRowStyles.question} data-part="answers-question">
              {question}
            </dt>
            <dd className={answerRowStyles.answer}>{answer}</dd>
            <dd className={answerRowStyles.act}>
              <ChangeLink
                to={stepPath(step)}
                what={`answer: ${question}`}
                state={{ change: field, from: 'results' }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Button onClick={onConfirm}>{isOne ? 'This is right' : 'These are right'}</Button>
    </Disclosure>
  )
}

/** The panel once everything has been confirmed. */
function NothingLeft({ site, isSamePrice }: { site: string | undefined; isSamePrice: boolean | undefined }) {
  return (
    <p className={styles.done}>
      <Icon name="check" />
      <span>
        {isSamePrice && site !== undefined ? `This is the price you saw on ${site}. ` : ''}We have all your
        answers. You can <Link to={checkAnswersPath}>read them again</Link> at any time.
      </span>
    </p>
  )
}
