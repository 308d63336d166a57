import { isOwnAccount } from '@milepost/domain/payment/direct-debit-account'
import { brand } from '../../brands/brand.ts'
import { usePageTitle } from '../../frame/PageHeading.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Agreement, useCreditDocuments } from './Agreement.tsx'
import { BuyEnd } from './BuyEnd.tsx'
import { DirectDebitQuestion } from './DirectDebitQuestion.tsx'
import { AccountQuestions, CreditQuestions } from './DirectDebitQuestions.tsx'
import { type MonthlyOffer, outcomeIdOf } from './monthly-offer.ts'
import styles from './summary.module.css'
import type { useBuyMonthly } from './use-buy-monthly.ts'

type DirectDebitFormProps = {
  offer: MonthlyOffer
  purchase: ReturnType<typeof useBuyMonthly>
  /** The page title, prefixed when there are errors. */
  title: string
}

/** The form in which a customer agrees to pay monthly, in the order of the specification (DDM-01 to DDM-03). */
export function DirectDebitForm({ offer, purchase, title }: DirectDebitFormProps) {
  const { form } = purchase
  // Fetched while the customer fills in the rest, so that they can be read immediately.
  const { creditDocuments, retry } = useCreditDocuments(
    offer.results.quoteReference,
    `${outcomeIdOf(offer)} ${form.today}`,
  )
  usePageTitle(title, brand.firm.name, form.errors.length > 0)
  return (
    <form
      className={`${formStyles.form} ${styles.form}`}
      noValidate
      onSubmit={form.formFields.submit}
      aria-labelledby="debit-form-title"
    >
      <h2 id="debit-form-title" className={styles.title}>
        Your agreement
      </h2>
      <ErrorSummary errors={form.errors} />
      <CreditQuestions form={form} offer={offer} />
      <h2 className={`${styles.title} ${styles.titleNext}`}>Your bank details</h2>
      <AccountQuestions form={form} offer={offer} />
      {isOwnAccount(form.asking.subject) && (
        <Agreement
          creditDocuments={creditDocuments}
          onRetry={retry}
          tick={<DirectDebitQuestion form={form} names={['hasAccepted']} />}
        />
      )}
      <BuyEnd purchase={purchase} offer={offer} />
    </form>
  )
}
