import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { driverRows } from '@milepost/domain/questions/people/driver-list'
import { plateText } from '@milepost/domain/values/registration'
import { AnswerSummary } from '../../form/AnswerSummary.tsx'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { UsesCovered } from '../../offer/UsesCovered.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { circumstances, useJourneyProgress } from '../../state/use-journey-progress.ts'
import { DetailList } from '../../ui/DetailList.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { PlateBadge } from '../../ui/NumberPlate.tsx'
import { SummaryPanel, usageLines } from './SummaryPanel.tsx'
import styles from './summaries.module.css'

/** The second summary: who and what is insured and for which use, with every answer behind the price in a disclosure (RES-04). */
export function VehicleSummary() {
  const { path, answers } = useJourneyProgress()
  const provenance = useQuote((state) => state.provenance)
  const chapters = answersInWords(path, answers, circumstances(), provenance)
  const { registration, vehicleInfo, vehicleUse } = answers.vehicleDetails
  const people = driverRows(answers).map(({ name }) => name)
  const [use, ...howUsed] = usageLines(chapters)
  return (
    <section aria-labelledby="vehicle-summary-title">
      <h2 id="vehicle-summary-title" className={pricedPageStyles.title}>
        You and your vehicle
      </h2>
      <div className={styles.panels}>
        <SummaryPanel
          title="Personal and vehicle details"
          name="personal and vehicle details"
          isLong
          answer={
            <span className={styles.vehicle}>
              {registration && <PlateBadge text={plateText(registration)} />}
              {vehicleInfo && (
                <span>
                  {vehicleInfo.make.desc} {vehicleInfo.model.desc}, {vehicleInfo.year}
                </span>
              )}
            </span>
          }
          more={`Driven by ${people.join(', ')}`}
        />
        <SummaryPanel title="Vehicle usage" name="vehicle usage" answer={use?.words}>
          <Disclosure summary="See what you can use it for" isSmall>
            <DetailList details={howUsed} />
            <UsesCovered use={vehicleUse} />
          </Disclosure>
        </SummaryPanel>
      </div>
      <Disclosure summary="Every answer you gave us">
        <AnswerSummary chapters={chapters} from="results" />
      </Disclosure>
    </section>
  )
}
