import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { coverLevelDescriptions } from '@milepost/domain/questions/cover/level-of-cover'
import { momentInWords, policyPeriod, termInWords } from '@milepost/domain/quote/policy-period'
import moneyStyles from '../../offer/money.module.css'
import type { Offer, Option } from '../../offer/offer'
import panelsStyles from '../../offer/panels.module.css'
import { excessLines, type PanelLine } from '../../offer/policy-lines'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { useQuote } from '../../state/quote-state'
import textStyles from '../../ui/text.module.css'
import { CoverBenefits } from '../Benefits'
import { SummaryPanel } from './SummaryPanel'

/** The first of the two summaries: what is covered, for how long, and the excess (RES-04, RES-07). */
export function CoverSummary({ offer: { option, term } }: { offer: Offer }) {
  const { effectiveFrom, levelOfCover } = useQuote((state) => state.answers.coverDetails)
  const period = effectiveFrom && policyPeriod(term, effectiveFrom)
  return (
    <section aria-labelledby="cover-summary-title">
      <h2 id="cover-summary-title" className={pricedPageStyles.title}>
        Your cover
      </h2>
      <div className={panelsStyles.panels}>
        {levelOfCover && (
          <SummaryPanel title="Level of cover" name="level of cover">
            <p className={panelsStyles.hero}>{descOf(coverLevels, levelOfCover)}</p>
            <p className={panelsStyles.lead}>{coverLevelDescriptions[levelOfCover]}</p>
          </SummaryPanel>
        )}
        <ExcessPanel option={option} />
        <SummaryPanel title="Policy period" name="policy period">
          <p className={panelsStyles.hero}>{termInWords[term]}</p>
          {period && <p className={panelsStyles.lead}>Until {momentInWords(period.to)}</p>}
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
      <h3 className={panelsStyles.subtitle}>What it includes</h3>
      <CoverBenefits option={option} />
    </section>
  )
}

/** The excess as a sum: the parts, a plus between them, the total under a line (RES-20). */
function ExcessPanel({ option }: { option: Option }) {
  const { parts, total, instead } = excessLines(option.underwrittenExcesses)
  return (
    <SummaryPanel title="Excesses" name="excesses" isTall>
      <p className={panelsStyles.lead}>The part of a claim for damage that you pay.</p>
      <dl className={moneyStyles.sum}>
        {[...parts, total].map((line, index) => (
          <Row key={line.name} line={line} sign={index > 0 && index < parts.length ? '+' : ''} />
        ))}
      </dl>
      {instead.length > 0 && (
        <>
          <p className={panelsStyles.lead}>In place of the total, for these claims:</p>
          <dl>
            {instead.map((line) => (
              <Row key={line.name} line={line} />
            ))}
          </dl>
        </>
      )}
    </SummaryPanel>
  )
}

function Row({ line, sign = '' }: { line: PanelLine; sign?: string }) {
  return (
    <div className={moneyStyles.row} data-part="money-row">
      <dt>{line.name}</dt>
      <dd className={`${moneyStyles.amount} ${textStyles.figures}`} data-part="money-amount">
        {sign && <span aria-hidden="true">{sign} </span>}
        {line.words}
      </dd>
    </div>
  )
}
