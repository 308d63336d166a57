import { larchfield } from '@milepost/domain/brands/lender'
import { affordabilityHelp } from '@milepost/domain/payment/credit-information'
import { isOtherAccount } from '@milepost/domain/payment/direct-debit-account'
import { isRefusal } from '@milepost/domain/payment/direct-debit-form'
import { directDebitGuarantee } from '@milepost/domain/payment/direct-debit-guarantee'
import type { NamedFieldError } from '@milepost/domain/questions/read-subject'
import { useState } from 'react'
import type { PaymentOption } from '../../offer/offer.ts'
import { planOf } from '../../offer/payment-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DirectDebitQuestion } from './DirectDebitQuestion.tsx'
import styles from './DirectDebitQuestions.module.css'
import type { MonthlyOffer } from './monthly-offer.ts'
import { PayInFull } from './PayInFull.tsx'
import type { DirectDebitForm } from './use-direct-debit-form.ts'

const whose = ['isAccountHolder', 'isOnlySignatoryRequired']
const others = ['accountHolder', 'line1', 'postcode']

type AccountQuestionsProps = { form: DirectDebitForm; offer: Pick<MonthlyOffer, 'inFull'> }

/** The account that payments are taken from, and whose it is (DDM-16 to DDM-21). */
export function AccountQuestions({ form, offer: { inFull } }: AccountQuestionsProps) {
  return (
    <>
      <div className={styles.questions}>
        <DirectDebitQuestion form={form} names={whose} />
        <RefusedNote fieldErrors={form.fieldErrors} names={whose} inFull={inFull} />
      </div>
      {isOtherAccount(form.asking.subject) && (
        <div className={`${styles.questions} ${styles.other}`}>
          <p>
            Tell us whose account it is. You can't pay by Direct Debit from it, because the account must be
            yours alone. We won't keep these details.
          </p>
          <DirectDebitQuestion form={form} names={others} />
        </div>
      )}
      <div className={styles.account}>
        <DirectDebitQuestion form={form} names={['sortCode']} />
        <DirectDebitQuestion form={form} names={['accountNumber']} />
      </div>
      <DirectDebitQuestion form={form} names={['detailsCorrect']} />
      <Guarantee collector={larchfield.name} />
    </>
  )
}

const finance = ['premiumFinance']
const lending = ['affordableLending']

type CreditQuestionsProps = { form: DirectDebitForm; offer: MonthlyOffer }

/** Whether the customer wants the credit, and can afford it (DDM-01, DDM-02). */
export function CreditQuestions({ form, offer: { monthly, inFull } }: CreditQuestionsProps) {
  return (
    <>
      <div>
        <DirectDebitQuestion form={form} names={finance} />
        <RefusedNote fieldErrors={form.fieldErrors} names={finance} inFull={inFull} />
      </div>
      <div>
        <DirectDebitQuestion form={form} names={lending} />
        <AffordabilityHelp paymentOption={monthly} />
        <RefusedNote fieldErrors={form.fieldErrors} names={lending} inFull={inFull} />
      </div>
    </>
  )
}

type RefusedNoteProps = {
  fieldErrors: readonly NamedFieldError[]
  names: readonly string[]
  inFull: PaymentOption | undefined
}

/**
 * Under an answer that rules out monthly payment: the other payment option (D-184, D-185). The error is shown above the answer
 * already; here it is announced to screen readers.
 */
function RefusedNote({ fieldErrors, names, inFull }: RefusedNoteProps) {
  const found = fieldErrors.find((each) => names.includes(each.name) && isRefusal(each))
  return (
    <div className={styles.refused} role="status">
      {found && (
        <>
          <VisuallyHidden>{found.message}</VisuallyHidden>
          <PayInFull inFull={inFull} look="button" />
        </>
      )}
    </div>
  )
}

/** In the scheme's wording; we may not show its logo. */
function Guarantee({ collector }: { collector: string }) {
  return (
    <Disclosure summary="The Direct Debit Guarantee">
      <ul className={styles.guarantee}>
        {directDebitGuarantee(collector).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

const TITLE = 'Can I afford it?'

/** Help next to the question (DDM-02). */
function AffordabilityHelp({ paymentOption }: { paymentOption: PaymentOption }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.help}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="help" />
        How do I know if I can afford it?
      </Button>
      <Dialog
        open={isOpen}
        title={TITLE}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
        cross={false}
      >
        {affordabilityHelp(planOf(paymentOption)).map((paragraph) => (
          <p key={paragraph} className={textStyles.figures}>
            {paragraph}
          </p>
        ))}
      </Dialog>
    </div>
  )
}
