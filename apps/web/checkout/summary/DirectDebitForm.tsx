import { isOwnAccount } from '@milepost/domain/payment/direct-debit-account'
import { pack } from '../../brands/pack'
import { usePageTitle } from '../../frame/PageHeading'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Agreement, useCreditDocuments } from './Agreement'
import { BuyEnd } from './BuyEnd'
import { DirectDebitQuestion } from './DirectDebitQuestion'
import { AccountQuestions, CreditQuestions } from './DirectDebitQuestions'
import { type MonthlyOffer, outcomeIdOf } from './monthly-offer'
import type { useBuyMonthly } from './use-buy-monthly'

type DirectDebitFormProps = {
  offer: MonthlyOffer
  buying: ReturnType<typeof useBuyMonthly>
  /** Of the page, which says when something needs mending. */
  title: string
}

/** The form in which a customer agrees to pay monthly, in the order of the specification (DDM-01 to DDM-03). */
export function DirectDebitForm({ offer, buying, title }: DirectDebitFormProps) {
  const { form } = buying
  // Fetched while the customer fills in the rest, so that they can be read as soon as they are asked for.
  const { papers, retry } = useCreditDocuments(
    offer.results.quoteReference,
    `${outcomeIdOf(offer)} ${form.today}`,
  )
  usePageTitle(title, pack.firm.name, form.errors.length > 0)
  return (
    <form
      className="form debit__form"
      noValidate
      onSubmit={form.boxes.submit}
      aria-labelledby="debit-form-title"
    >
      <h2 id="debit-form-title" className="debit__title">
        Your agreement
      </h2>
      <ErrorSummary errors={form.errors} />
      <CreditQuestions form={form} offer={offer} />
      <h2 className="debit__title debit__title--next">Your bank details</h2>
      <AccountQuestions form={form} offer={offer} />
      {isOwnAccount(form.asking.subject) && (
        <Agreement
          papers={papers}
          onRetry={retry}
          tick={<DirectDebitQuestion form={form} names={['hasAccepted']} />}
        />
      )}
      <BuyEnd buying={buying} offer={offer} />
    </form>
  )
}
