import type { NoClaimsStep } from '../../api/get-no-claims-scale'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { scaleInWords, yearsLabel } from './scale-in-words'

type ScaleTableProps = { steps: readonly NoClaimsStep[]; years: number }

/** The average discount of each number of years, and the years left after claims, without and with protection. */
export function ScaleTable({ steps, years }: ScaleTableProps) {
  const own = steps.find((step) => step.years === years)
  const claims = (steps[0]?.yearsAfterClaims ?? []).map((_, index) => index + 1)
  return (
    <>
      {own && <p className="scale__own">{scaleInWords(own)}</p>}
      <table className="scale figures">
        <caption className="scale__caption">
          Average no claims discount, and years left after 1, 2 or 3 claims in the next 12 months
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="scale__years">
              Years now
            </th>
            <th scope="col" rowSpan={2} className="scale__discount">
              Average discount
            </th>
            <th scope="colgroup" colSpan={claims.length}>
              Without protection
            </th>
            <th scope="colgroup" colSpan={claims.length}>
              With protection
            </th>
          </tr>
          <tr>
            {(['without', 'with'] as const).flatMap((half) =>
              claims.map((count) => (
                <th key={`${half} ${count}`} scope="col" data-half={half}>
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
              <th scope="row">
                {yearsLabel(step.years)}
                {step.years === years && <VisuallyHidden> (yours)</VisuallyHidden>}
              </th>
              <td>{step.averageDiscountPercent}%</td>
              <Left after={step.yearsAfterClaims} half="without" />
              <Left after={step.yearsAfterClaimsProtected} half="with" />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Left({ after, half }: { after: readonly number[]; half: 'without' | 'with' }) {
  return after.map((left, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of claims
    <td key={index} data-half={half}>
      {yearsLabel(left)}
    </td>
  ))
}
