import { creditTerms } from '@milepost/domain/payment/direct-debit/credit-terms'
import { formatPounds } from '@milepost/domain/values/pence'
import { Notice } from '../../ui/Notice'

/** Whoever chooses direct debit is told what that means before they go on (RES-13, CON-22, CON-25). */
export function DebitNote() {
  return (
    <Notice title="You have chosen to pay monthly by Direct Debit">
      <p>
        You pay the first part by card when you buy, and the lender collects the rest from your bank account.
        You will need the account&apos;s sort code and number, and it must be in your name.
      </p>
      <p>
        This is credit. Missing a payment costs {formatPounds(creditTerms.latePayment)}, can make borrowing
        harder for you later, and may end your cover.
      </p>
    </Notice>
  )
}
