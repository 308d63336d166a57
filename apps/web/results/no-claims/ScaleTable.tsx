import { PROTECTION_ALLOWS } from '@milepost/domain/quote/no-claims-section'
import { useEffect, useState } from 'react'
import { getNoClaimsScale, type NoClaimsScale, type NoClaimsStep } from '../../api/pricing.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import styles from './ScaleTable.module.css'

type ScaleTableProps = { steps: readonly NoClaimsStep[]; years: number }

/**
 * How protection works: the average discount for each number of years, and the years left after claims, without and with
 * protection. The customer's own row is also a sentence.
 */
function ScaleTable({ steps, years }: ScaleTableProps) {
  const own = steps.find((step) => step.years === years)
  const claims = (steps[0]?.yearsAfterClaims ?? []).map((_, index) => index + 1)
  return (
    <Disclosure summary="See how protection works" isSmall>
      <p className={styles.own}>{PROTECTION_ALLOWS}</p>
      {own && <p className={styles.own}>{scaleInWords(own)}</p>}
      <table className={`${styles.scale} ${textStyles.figures}`}>
        <caption className={styles.caption}>
          Average no claims discount, and years left after 1, 2 or 3 claims in the next 12 months
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={styles.years} id="scale-years">
              Years now
            </th>
            <th scope="col" rowSpan={2} className={styles.discount} id="scale-discount">
              Average discount
            </th>
            <th scope="colgroup" colSpan={claims.length} id="scale-without">
              Without protection
            </th>
            <th scope="colgroup" colSpan={claims.length} id="scale-with">
              With protection
            </th>
          </tr>
          <tr>
            {(['without', 'with'] as const).flatMap((half) =>
              claims.map((count) => (
                <th key={`${half} ${count}`} scope="col" data-half={half} id={`scale-${half}-${count}`}>
                  {count}
                  <VisuallyHidden>{count === 1 ? ' claim' : ' claims'}</VisuallyHidden>
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.years} data-own={step.years === years || undefined}>
              <th scope="row" id={`scale-row-${step.years}`} headers="scale-years">
                {yearsLabel(step.years)}
                {step.years === years && <VisuallyHidden> (yours)</VisuallyHidden>}
              </th>
              <td headers={`scale-row-${step.years} scale-discount`}>{step.averageDiscountPercent}%</td>
              <Left years={step.years} after={step.yearsAfterClaims} half="without" />
              <Left years={step.years} after={step.yearsAfterClaimsProtected} half="with" />
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}

type LeftProps = { years: number; after: readonly number[]; half: 'without' | 'with' }

/** Two rows of headings: each cell names its own, for readers that cannot work them out (WCAG H43). */
function Left({ years, after, half }: LeftProps) {
  return after.map((left, index) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of claims
      key={index}
      data-half={half}
      headers={`scale-row-${years} scale-${half} scale-${half}-${index + 1}`}
    >
      {yearsLabel(left)}
    </td>
  ))
}

type ScaleViewProps = { state: ScaleState; years: number; onRetry: () => void }

/** The scales: loading, failed, or loaded. */
export function ScaleView({ state, years, onRetry }: ScaleViewProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <Waiting label="Getting the no claims tables">
          <Skeleton height={12} width="1/2" />
        </Waiting>
      )
    case 'failed':
      return (
        <Notice look="warn">
          <p>We couldn't get the tables that show what protection does, so you can't add it yet.</p>
          <p>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </Notice>
      )
    case 'scale':
      return <ScaleTable steps={state.scale.steps} years={years} />
  }
}

type ScaleState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'scale'; scale: NoClaimsScale }

/** The scale of this quote, fetched for each new price, because the price of protection changes with it. */
export function useScale(reference: string, outcomeId: string) {
  const [state, setState] = useState<ScaleState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome and another try ask again
  useEffect(() => {
    const line = new AbortController()
    void getNoClaimsScale(reference, line.signal).then((outcome) => {
      if (outcome.kind === 'scale') setState(outcome)
      // A scale that is already shown stays.
      if (outcome.kind === 'failed') setState((before) => (before.kind === 'scale' ? before : outcome))
    })
    return () => line.abort()
  }, [reference, outcomeId, tries])
  const retry = () => {
    setState({ kind: 'loading' })
    setTries((count) => count + 1)
  }
  return { state, retry }
}

/** 10 means ten or more (D-133). */
export function yearsLabel(years: number): string {
  return years === 10 ? '10+' : String(years)
}

/** The customer's own row as a sentence: the years one claim would leave, without and with protection. */
export function scaleInWords({ averageDiscountPercent, ...step }: NoClaimsStep): string {
  const [left = 0] = step.yearsAfterClaims
  const [leftProtected = 0] = step.yearsAfterClaimsProtected
  return `Customers with as many years as you get ${averageDiscountPercent}% off on average. After one claim you'd have ${inYears(left)} without protection and ${inYears(leftProtected)} with it.`
}

function inYears(years: number): string {
  if (years === 0) return 'no years left'
  return years === 1 ? '1 year left' : `${years === 10 ? '10 or more' : years} years left`
}
