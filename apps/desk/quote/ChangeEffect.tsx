import effectStyles from './ApprovalEffect.module.css'
import styles from './Telephone.module.css'
import type { useChangePreview } from './use-change-preview.ts'
import { money, signed, statusWords } from './words.ts'

/** The effect of the changes on the price, before they are saved (DSK-337). */
export function ChangeEffect({
  preview: { previewed, problem },
  before,
}: {
  preview: ReturnType<typeof useChangePreview>
  before: number | undefined
}) {
  return (
    <section className={`${effectStyles.effect} ${styles.staying}`} aria-label="New price" aria-live="polite">
      {problem ? (
        <p className={effectStyles.bad}>{problem}</p>
      ) : previewed === undefined ? (
        <p>Nothing changed yet{before === undefined ? '.' : `: ${money(before)}.`}</p>
      ) : (
        <Shown previewed={previewed} before={before} />
      )}
    </section>
  )
}

/** The list stays visible below the questions, so it must not cover them. */
const MOST_SHOWN = 3

type Previewed = NonNullable<ReturnType<typeof useChangePreview>['previewed']>

function Shown({ previewed, before }: { previewed: Previewed; before: number | undefined }) {
  const { problems, status, total, causes = [] } = previewed
  if (problems.length > 0)
    return (
      <>
        <p>No price until this is answered:</p>
        <ul>
          {problems.slice(0, MOST_SHOWN).map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
          {problems.length > MOST_SHOWN && <li>and {problems.length - MOST_SHOWN} more</li>}
        </ul>
      </>
    )
  if (status === undefined) return <p>Nothing is changed by this.</p>
  if (total === undefined)
    return <p className={effectStyles.warn}>No price: it would be {statusWords[status].toLowerCase()}.</p>
  return (
    <p>
      <b className={effectStyles.total}>{money(total)}</b>
      {before !== undefined && ` instead of ${money(before)}.`}
      {causes.map(({ title, amount }) => ` ${title} ${signed(amount)}.`)}
    </p>
  )
}
