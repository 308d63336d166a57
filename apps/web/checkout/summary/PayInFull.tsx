import { formatPence } from '@milepost/domain/values/pence'
import type { PaymentOption } from '../../offer/offer.ts'
import { totalOf } from '../../offer/payment-plan.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router.tsx'
import { choosePaymentMethod } from '../../state/payment-choice.ts'
import { ButtonFace, buttonLook } from '../../ui/Button.tsx'
import textStyles from '../../ui/text.module.css'

type PayInFullProps = { inFull: PaymentOption | undefined; look?: 'link' | 'button' }

/**
 * The alternative to credit, with its price. It replaces this page in the history: Back from the card page then leads to the quote,
 * where the payment option is chosen, and not to a page that redirects again.
 */
export function PayInFull({ inFull, look = 'link' }: PayInFullProps) {
  if (!inFull) return null
  const words = `Pay ${formatPence(totalOf(inFull))} in full instead`
  const isButton = look === 'button'
  return (
    <Link
      to={paths.makePayment}
      replace
      {...(isButton ? buttonLook('secondary') : {})}
      onClick={() => choosePaymentMethod('CARD_PAYMENT')}
    >
      {isButton ? <ButtonFace className={textStyles.figures}>{words}</ButtonFace> : words}
    </Link>
  )
}
