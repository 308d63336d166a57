import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { DISCLAIMER } from '@milepost/domain/journeys/left-to-check'
import { disclaimer } from '@milepost/domain/questions/cover/has-agreed-disclaimer'
import { hasConsented } from '@milepost/domain/questions/people/has-consented'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { DisclaimerField } from '../../form/DisclaimerField.tsx'
import { formFieldId } from '../../form/use-form.ts'
import { savePricedAnswers } from '../../offer/get-price.ts'
import { useQuote } from '../../state/quote-state.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './arrival.module.css'

/** The consents that a comparison site does not ask for, given on the first page the customer sees here (D-122, D-132). */
export function Consents({ consents }: { consents: readonly Missing[] }) {
  const drivers = useQuote((state) => state.answers.additionalDrivers)
  return (
    <div className={styles.consents}>
      {drivers.map((driver, index) => {
        const field = `additionalDrivers.${index}.${hasConsented.name}`
        return consents.some((each) => each.field === field) ? (
          <Checkbox
            key={field}
            name={formFieldId(field)}
            label={`${nameOfPerson(driver) ?? 'The driver'} has agreed that I may give you their details and that you may use them for this quote.`}
            checked={false}
            onChange={() => driverConsents(index)}
          />
        ) : null
      })}
      {consents.some(({ field }) => field === DISCLAIMER) && (
        <DisclaimerField
          fieldProps={{
            name: formFieldId(DISCLAIMER),
            id: formFieldId(DISCLAIMER),
            value: '',
            onChange: agreeToDisclaimer,
            error: undefined,
            'data-error-key': undefined,
          }}
          disclaimer={disclaimer}
        />
      )}
    </div>
  )
}

/** Consents are neither sent nor rated, so the price stays valid (D-122, D-132). */
function agreeToDisclaimer(): void {
  const { answers } = useQuote.getState()
  savePricedAnswers({ ...answers, coverDetails: { ...answers.coverDetails, hasAgreedDisclaimer: true } })
}

function driverConsents(index: number): void {
  const { answers } = useQuote.getState()
  const additionalDrivers = answers.additionalDrivers.map((driver, at) =>
    at === index ? { ...driver, hasConsented: true } : driver,
  )
  savePricedAnswers({ ...answers, additionalDrivers })
}
