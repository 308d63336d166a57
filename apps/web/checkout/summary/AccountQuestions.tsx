import { larchfield } from '@milepost/domain/brands/lender'
import { isOtherAccount } from '@milepost/domain/payment/direct-debit/own-account'
import { AskedHere } from './AskedHere'
import { Guarantee } from './Guarantee'
import type { MonthlyOffer } from './monthly-offer'
import { RefusedNote } from './RefusedNote'
import type { DirectDebitForm } from './use-direct-debit-form'

const whose = ['isAccountHolder', 'isOnlySignatoryRequired']
const others = ['accountHolder', 'line1', 'postcode']

type AccountQuestionsProps = { form: DirectDebitForm; offer: Pick<MonthlyOffer, 'inFull'> }

/** The account the payments are taken from, and whose it is (DDM-16 to DDM-21). */
export function AccountQuestions({ form, offer: { inFull } }: AccountQuestionsProps) {
  return (
    <>
      <div className="debit__questions">
        <AskedHere form={form} names={whose} />
        <RefusedNote wrong={form.wrong} names={whose} inFull={inFull} />
      </div>
      {isOtherAccount(form.asking.subject) && (
        <div className="debit__questions debit__other">
          <p>
            Tell us whose account it is. This does not make the Direct Debit possible, and we keep nothing of
            it: the account must be yours alone.
          </p>
          <AskedHere form={form} names={others} />
        </div>
      )}
      <div className="debit__account">
        <AskedHere form={form} names={['sortCode']} />
        <AskedHere form={form} names={['accountNumber']} />
      </div>
      <AskedHere form={form} names={['detailsCorrect']} />
      <Guarantee collector={larchfield.name} />
    </>
  )
}
