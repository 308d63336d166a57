import { formatPence } from '@milepost/domain/values/pence'
import type { PaymentOption } from '../../offer/offer'
import { totalOf } from '../../offer/payment-plan'
import { paths } from '../../paths'
import { Link } from '../../router'
import { choosePaymentMethod } from '../../state/payment-choice'
import { ButtonFace, buttonLook } from '../../ui/Button'
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
