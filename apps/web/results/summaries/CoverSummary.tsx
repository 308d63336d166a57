import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { coverLevelDescriptions } from '@milepost/domain/questions/cover/level-of-cover'
import { longMoment, policyPeriod, termInWords } from '@milepost/domain/quote/policy-period'
import moneyStyles from '../../offer/money.module.css'
import type { Offer, Option } from '../../offer/offer.ts'
import { excessLines, type PanelLine } from '../../offer/policy-lines.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { useQuote } from '../../state/quote-state.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import textStyles from '../../ui/text.module.css'
import { CoverBenefits } from '../Benefits.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import styles from './summaries.module.css'

/** The first of the two summaries: what is covered, for how long, and the excess (RES-04, RES-07). */
export function CoverSummary({ offer: { option, term } }: { offer: Offer }) {
  const { effectiveFrom, levelOfCover } = useQuote((state) => state.answers.coverDetails)
  const period = effectiveFrom && policyPeriod(term, effectiveFrom)
  return (
    <section aria-labelledby="cover-summary-title">
      <h2 id="cover-summary-title" className={pricedPageStyles.title}>
        Your cover
      </h2>
      <div className={styles.panels}>
        {levelOfCover && (
          <SummaryPanel
            title="Level of cover"
            name="level of cover"
            answer={descOf(coverLevels, levelOfCover)}
          />
        )}
        <SummaryPanel title="Policy period" name="policy period" answer={termInWords[term]} />
        {period && (
          <SummaryPanel
            title="Cover start and end date"
            name="cover start and end date"
            isLong
            answer={`Starts ${longMoment(period.from)}`}
            more={`Ends ${longMoment(period.to)}`}
          />
        )}
        <ExcessPanel option={option} />
      </div>
      <Disclosure summary="What your cover includes">
        {levelOfCover && <p className={styles.lead}>{coverLevelDescriptions[levelOfCover]}</p>}
        <CoverBenefits option={option} />
      </Disclosure>
    </section>
  )
}

/** The total, and behind it the sum: the parts, a plus between them, the total under a line (RES-20). */
function ExcessPanel({ option }: { option: Option }) {
  const { parts, total, instead } = excessLines(option.underwrittenExcesses)
  return (
    <SummaryPanel
      title="Excesses"
      name="excesses"
      answer={<span className={textStyles.figures}>{total.words} in total</span>}
    >
      <Disclosure summary="See every excess" isSmall>
        <p className={styles.more}>The part of a claim you pay yourself.</p>
        <dl className={moneyStyles.sum}>
          {[...parts, total].map((line, index) => (
            <Row key={line.name} line={line} sign={index > 0 && index < parts.length ? '+' : ''} />
          ))}
        </dl>
        {instead.length > 0 && (
          <>
            <p className={styles.more}>Different excesses apply to:</p>
            <dl>
              {instead.map((line) => (
                <Row key={line.name} line={line} />
              ))}
            </dl>
          </>
        )}
      </Disclosure>
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
