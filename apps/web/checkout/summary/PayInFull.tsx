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
 * The way out of credit, with its price. It takes the place of this page: whoever goes back from the card page then comes to their
 * quote, where the way to pay is chosen, and not to a page that sends them on again.
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
