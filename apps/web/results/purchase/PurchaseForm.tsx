import {
  dvlaDisclaimer,
  type PlacedQuestion,
  PROPOSER_LICENCE,
  purchaseField,
} from '@milepost/domain/purchase/purchase-questions'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { AskedFields } from '../../form/AskedQuestion.tsx'
import { DisclaimerField } from '../../form/DisclaimerField.tsx'
import { MoneyInput } from '../../form/found-inputs.tsx'
import type { Inputs } from '../../form/input.ts'
import { ChoiceInput, TickInput } from '../../form/inputs/ChoiceInput.tsx'
import { LicenceNumberInput } from '../../form/inputs/LicenceNumberInput.tsx'
import { EmailInput, PhoneInput } from '../../form/inputs/TextInput.tsx'
import { MarketingBlock, useMarketingWords } from '../../marketing/MarketingBlock.tsx'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { useQuote } from '../../state/quote-state.ts'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorSummary, type ErrorSummaryItem } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Notice } from '../../ui/Notice.tsx'
import hiddenStyles from '../../ui/VisuallyHidden.module.css'
import { AnswerLine, AnswerLines } from './AnswerLines.tsx'
import { BuyProblem } from './BuyProblem.tsx'
import styles from './PurchaseForm.module.css'
import type { ProblemAtPrice } from './use-buy-now.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

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

/** The form between a price and its payment (BUY-01). What the customer answered before comes first, in a line each. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { title, questions, formFields, errors, onSubmit, problemAtPrice, documents, children } = props
  const fields = questions.map(({ field }) => field)
  const licences = fields.filter(isLicence)
  const asks = (names: readonly string[]) => names.some((field) => fields.includes(field))
  const form = { questions, formFields }
  const welcomePack = <AskedHere {...form} fields={[purchaseField('sendWelcomePack')]} />
  const end = useRef<HTMLDivElement>(null)
  // The notice pushes the button down, and neither may end up under the pinned price.
  useEffect(() => {
    if (problemAtPrice) end.current?.scrollIntoView({ block: 'nearest' })
  }, [problemAtPrice])
  return (
    <section className={styles.purchase} id="purchase" tabIndex={-1} aria-labelledby="purchase-title">
      <div className={pricedPageStyles.intro}>
        <h2 id="purchase-title" className={pricedPageStyles.title}>
          {title}
        </h2>
        <p className={pricedPageStyles.lead}>Payment comes next.</p>
      </div>
      <form className={formStyles.form} noValidate onSubmit={onSubmit} aria-labelledby="purchase-title">
        <ErrorSummary errors={errors} />
        <Part title="Your details" isList>
          <AnswerLines
            {...form}
            inputs={purchaseInputs}
            fields={[...renewal, ...contact, ...licences]}
            nameOf={nameOf(questions)}
          />
          <MarketingChoice />
        </Part>
        {asks(income) && (
          <Part title="Your income" isPair>
            <AskedHere {...form} fields={income} />
          </Part>
        )}
        <IncidentsNotice />
        {documents ? (
          <Disclosure
            heading={{ level: 3, id: 'purchase-documents' }}
            summary="Your documents"
            note="Please read them first."
          >
            <Part>
              {documents}
              {welcomePack}
            </Part>
          </Disclosure>
        ) : (
          welcomePack
        )}
        <Part title="Your agreement" isPair>
          <div className={styles.disclaimer}>
            <DisclaimerField
              fieldProps={formFields.fieldProps(purchaseField('hasAgreedDvlaDisclaimer'))}
              disclaimer={dvlaDisclaimer}
            />
          </div>
          <AskedHere {...form} fields={[purchaseField('hasAcknowledged')]} />
        </Part>
        <div ref={end} className={styles.end} data-part="purchase-end">
          <BuyProblem problemAtPrice={problemAtPrice} />
          {children}
        </div>
      </form>
    </section>
  )
}

/** The short names of what was answered before. A licence is its driver's. */
const nameOf =
  (questions: readonly PlacedQuestion[]) =>
  (field: string): string => {
    if (renewal.includes(field)) return 'Automatic renewal'
    if (field === purchaseField('contactEmail')) return 'Email'
    if (field === purchaseField('contactPhoneNumber')) return 'Phone'
    const driver = questions.find((placed) => placed.field === field)?.asking.subject
    return field === PROPOSER_LICENCE || !driver
      ? 'Driving licence'
      : `${nameOfPerson(driver) ?? 'The driver'}'s driving licence`
  }

type AskedHereProps = Pick<PurchaseFormState, 'questions' | 'formFields'> & { fields: readonly string[] }

function AskedHere({ questions, formFields, fields }: AskedHereProps) {
  return <AskedFields {...{ questions, formFields, fields }} inputs={purchaseInputs} />
}

/** The inputs that the purchase form needs, so that it does not load the wizard's others. */
const purchaseInputs: Inputs = {
  choice: ChoiceInput,
  email: EmailInput,
  phone: PhoneInput,
  'licence-number': LicenceNumberInput,
  money: MoneyInput,
  tick: TickInput,
}

type PartProps = { title?: string; isList?: boolean; isPair?: boolean; children: ReactNode }

/** Questions of the form that belong together. Their title is hidden on the screen, and in the outline of the page. */
function Part({ title, isList = false, isPair = false, children }: PartProps) {
  return (
    <div className={classNames(styles.part, isList && styles.list, isPair && styles.pair)}>
      {title && <h3 className={hiddenStyles.hidden}>{title}</h3>}
      {children}
    </div>
  )
}

/**
 * Asked in the wizard, so it is a line with Change (D-099). A visitor of a comparison site was never asked, and sees it whole.
 */
function MarketingChoice() {
  const wasAsked = useQuote((state) => state.aggregator === undefined)
  const [isOpen, setOpen] = useState(!wasAsked)
  const chosen = useMarketingWords()
  if (isOpen) return <MarketingBlock level={3} isOpen={wasAsked} />
  return <AnswerLine name="Offers" answer={chosen} onChange={() => setOpen(true)} />
}

/** What a customer must do after an incident, shown before they buy (BUY-02, CON-29). */
function IncidentsNotice() {
  const { phone, hours } = brand.firm.claimsLine
  return (
    <Notice>
      <p>
        <strong>Reporting Incidents.</strong> Report any claim within 24 hours of the incident, whoever was to
        blame and even if you don&apos;t want to claim. Call <a href={`tel:${phone.dial}`}>{phone.display}</a>
        , {hours.words}.
      </p>
    </Notice>
  )
}
