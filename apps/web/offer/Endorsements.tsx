import { completeEndorsements } from './complete-endorsements'
import { EndorsementChip } from './EndorsementChip'
import type { Option } from './offer'

/** What changes the standard wording, each with its own words (RES-22). */
export function Endorsements({ option }: { option: Option }) {
  const entries = completeEndorsements(option.underwrittenEndorsements)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="endorsements-title">
      <h2 id="endorsements-title" className="results__title">
        Endorsements
      </h2>
      <p className="results__lead">
        These change the standard policy wording.{' '}
        <span className="results__press">Press one to read what it says.</span>
      </p>
      <ul className="chips">
        {entries.map((entry) => (
          <EndorsementChip key={entry.name} {...entry} />
        ))}
      </ul>
    </section>
  )
}
