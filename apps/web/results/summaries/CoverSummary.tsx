import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover-levels'
import { coverLevelDescriptions } from '@milepost/domain/questions/cover/level-of-cover'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { momentInWords, termInWords } from '@milepost/domain/quote/term-in-words'
import type { Offer } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'
import { CoverBenefits } from '../benefits/CoverBenefits'
import { ExcessPanel } from './ExcessPanel'
import { SummaryPanel } from './SummaryPanel'

/** The first of the two summaries: what is covered, for how long, and what the customer bears (RES-04, RES-07). */
export function CoverSummary({ offer: { option, term } }: { offer: Offer }) {
  const { effectiveFrom, levelOfCover } = useQuote((state) => state.answers.coverDetails)
  const period = effectiveFrom && policyPeriod(term, effectiveFrom)
  return (
    <section aria-labelledby="cover-summary-title">
      <h2 id="cover-summary-title" className="results__title">
        Your cover
      </h2>
      <div className="panels">
        {levelOfCover && (
          <SummaryPanel title="Level of cover" name="level of cover">
            <p className="panel__hero">{descOf(coverLevels, levelOfCover)}</p>
            <p className="panel__lead">{coverLevelDescriptions[levelOfCover]}</p>
          </SummaryPanel>
        )}
        <ExcessPanel option={option} />
        <SummaryPanel title="Policy period" name="policy period">
          <p className="panel__hero">{termInWords[term]}</p>
          {period && <p className="panel__lead">Until {momentInWords(period.to)}</p>}
        </SummaryPanel>
        {period && (
          <SummaryPanel
            title="Cover start and end date"
            name="cover start and end date"
            lines={[
              { name: 'Starts', words: momentInWords(period.from) },
              { name: 'Ends', words: momentInWords(period.to) },
            ]}
          />
        )}
      </div>
      <h3 className="panels__subtitle">What it includes</h3>
      <CoverBenefits option={option} />
    </section>
  )
}
