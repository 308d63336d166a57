import { dvlaDisclaimer, purchaseField } from '@milepost/domain/purchase/purchase-questions'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../../brands/brand'
import { AskedFields } from '../../form/AskedQuestion'
import { DisclaimerField } from '../../form/DisclaimerField'
import { MoneyInput } from '../../form/found-inputs'
import type { Inputs } from '../../form/input'
import { ChoiceInput, TickInput } from '../../form/inputs/ChoiceInput'
import { LicenceNumberInput } from '../../form/inputs/LicenceNumberInput'
import { TextInput } from '../../form/inputs/TextInput'
import { MarketingBlock } from '../../marketing/MarketingBlock'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { ErrorSummary, type ErrorSummaryItem } from '../../ui/ErrorSummary'
import formStyles from '../../ui/form.module.css'
import { Notice } from '../../ui/Notice'
import { BuyProblem } from './BuyProblem'
import styles from './PurchaseForm.module.css'
import type { ProblemAtPrice } from './use-buy-now'
import type { PurchaseFormState } from './use-purchase-form'

type PurchaseFormProps = PurchaseFormState & {
  title: string
  errors: readonly ErrorSummaryItem[]
  onSubmit: (event: FormEvent) => void
  problemAtPrice: ProblemAtPrice | undefined
  /** The documents to read before buying (RES-21), unless the page shows them above. */
  documents?: ReactNode
  /** The buy button and what goes with it. */
  children: ReactNode
}

const renewal = [purchaseField('renewalOptOut')]
const contact = [purchaseField('contactEmail'), purchaseField('contactPhoneNumber')]
const income = [purchaseField('annualIncome'), purchaseField('incomeConfirmed')]
const isLicence = (field: string) => field.endsWith('.licenceNumber')

/** The form between a price and its payment, in the order of the specification (BUY-01). */
export function PurchaseForm(props: PurchaseFormProps) {
  const { title, questions, formFields, errors, onSubmit, problemAtPrice, documents, children } = props
  const fields = questions.map(({ field }) => field)
  const licences = fields.filter(isLicence)
  const asks = (names: readonly string[]) => names.some((field) => fields.includes(field))
  const form = { questions, formFields }
  const end = useRef<HTMLDivElement>(null)
  // The notice pushes the button down, and neither may end up under the pinned price.
  useEffect(() => {
    if (problemAtPrice) end.current?.scrollIntoView({ block: 'nearest' })
  }, [problemAtPrice])
  return (
    <section className={styles.purchase} id="purchase" aria-labelledby="purchase-title">
      <div>
        <h2 id="purchase-title" className={pricedPageStyles.title}>
          {title}
        </h2>
        <p className={pricedPageStyles.lead}>A few last details. You pay on the next page, not here.</p>
      </div>
      <form className={formStyles.form} noValidate onSubmit={onSubmit} aria-labelledby="purchase-title">
        <ErrorSummary errors={errors} />
        {asks(renewal) && (
          <Part>
            <AskedHere {...form} fields={renewal} />
          </Part>
        )}
        <Part title="How we reach you">
          <AskedHere {...form} fields={contact} />
        </Part>
        {licences.length > 0 && (
          <Part title={licences.length > 1 ? 'Driving licences' : undefined}>
            <AskedHere {...form} fields={licences} />
          </Part>
        )}
        {asks(income) && (
          <Part title="Your income">
            <AskedHere {...form} fields={income} />
          </Part>
        )}
        <IncidentsNotice />
        <MarketingBlock level={3} />
        <Part title={documents ? 'Your documents' : undefined}>
          {documents && (
            <div className={styles.documents}>
              <p>Please read these before you buy.</p>
              {documents}
            </div>
          )}
          <AskedHere {...form} fields={[purchaseField('sendWelcomePack')]} />
        </Part>
        <DisclaimerField
          fieldProps={formFields.fieldProps(purchaseField('hasAgreedDvlaDisclaimer'))}
          disclaimer={dvlaDisclaimer}
        />
        <AskedHere {...form} fields={[purchaseField('hasAcknowledged')]} />
        <div ref={end} className={styles.end}>
          <BuyProblem problemAtPrice={problemAtPrice} />
          {children}
        </div>
      </form>
    </section>
  )
}

type AskedHereProps = Pick<PurchaseFormState, 'questions' | 'formFields'> & { fields: readonly string[] }

function AskedHere({ questions, formFields, fields }: AskedHereProps) {
  return <AskedFields {...{ questions, formFields, fields }} inputs={purchaseInputs} />
}

/** The inputs that the purchase form needs, so that it does not load the wizard's others. */
const purchaseInputs: Inputs = {
  choice: ChoiceInput,
  email: TextInput,
  phone: TextInput,
  'licence-number': LicenceNumberInput,
  money: MoneyInput,
  tick: TickInput,
}

/** Questions of the form that belong together. A single question needs no title. */
function Part({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.part}>
      {title && <h3 className={pricedPageStyles.formTitle}>{title}</h3>}
      {children}
    </div>
  )
}

/** What a customer must do after an incident, shown before they buy (BUY-02, CON-29). */
function IncidentsNotice() {
  const { phone, hours } = brand.firm.claimsLine
  return (
    <Notice title="Reporting Incidents">
      <p>
        Report any claim within 24 hours of the incident, whoever was to blame and whether or not you mean to
        claim. Call our claims line on <a href={`tel:${phone.dial}`}>{phone.display}</a>, open {hours.words}.
      </p>
    </Notice>
  )
}
