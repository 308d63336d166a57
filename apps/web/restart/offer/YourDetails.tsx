import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { driverRows } from '@milepost/domain/questions/people/driver-list'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { plateText } from '@milepost/domain/values/registration'
import { brand } from '../../brands/brand.ts'
import { AnswerSummary } from '../../form/AnswerSummary.tsx'
import type { Option } from '../../offer/offer.ts'
import panelsStyles from '../../offer/panels.module.css'
import { answerLines, policyLines } from '../../offer/policy-lines.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { UsesCovered } from '../../offer/UsesCovered.tsx'
import { circumstances, useJourneyProgress } from '../../state/use-journey-progress.ts'
import { Card } from '../../ui/Card.tsx'
import { DetailList } from '../../ui/DetailList.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { PlateBadge } from '../../ui/NumberPlate.tsx'
import styles from '../restart.module.css'

const personal = [
  ['proposerDetails.dateOfBirth', 'Date of birth'],
  ['proposerDetails.address', 'Address'],
] as const

const usage = [
  ['vehicleDetails.vehicleUse', 'Used for'],
  ['vehicleDetails.annualMileage', 'Mileage'],
] as const

/** The people and the vehicle of the policy, unchanged and read-only (RST-08, RST-11). */
export function YourDetails({ option }: { option: Option }) {
  const { path, answers } = useJourneyProgress()
  const chapters = answersInWords(path, answers, circumstances())
  const people = driverRows(answers).map(({ name }) => name)
  const name = nameOfPerson(answers.proposerDetails)
  const { registration, vehicleUse } = answers.vehicleDetails
  const { phone } = brand.firm
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className={pricedPageStyles.title}>
        You and your policy
      </h2>
      <div className={styles.stack}>
        <div className={panelsStyles.panels}>
          <Card className={panelsStyles.panel} data-part="panel" title="Your details" level={3}>
            <DetailList
              details={[...(name ? [{ name: 'Name', words: name }] : []), ...answerLines(personal, chapters)]}
            />
          </Card>
          <Card className={panelsStyles.panel} data-part="panel" title="Policy details" level={3}>
            {registration && <PlateBadge text={plateText(registration)} />}
            <DetailList
              details={[
                // The vehicle is shown as the plate above; the term has its own section.
                ...policyLines({ answers: { ...answers, vehicleDetails: {} }, period: undefined, option }),
                ...answerLines(usage, chapters),
                { name: 'Who may drive', words: people.join(', ') },
              ]}
            />
            <UsesCovered use={vehicleUse} />
          </Card>
        </div>
        <Disclosure summary="Everything your policy is based on">
          <AnswerSummary chapters={chapters} isReadOnly />
        </Disclosure>
        <p>
          Is something no longer right? You can't change it here. Call{' '}
          <a href={`tel:${phone.dial}`}>{phone.display}</a> before you pay.
        </p>
      </div>
    </section>
  )
}
