import type { PaymentMethod } from '../../state/results-state.ts'
import choiceStyles from '../../ui/choice.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './PaymentOptionCard.module.css'
import type { PaymentOptionWords } from './payment-options.ts'
import { useCountUp } from './use-count-up.ts'

type PaymentOptionCardProps = { paymentOption: PaymentOptionWords; isChosen: boolean; onChoose: () => void }

/** The id of a payment option's radio button, for links to it. */
export function paymentOptionId(method: PaymentMethod): string {
  return method === 'DIRECT_DEBIT' ? 'pay-monthly' : 'pay-in-full'
}

/** One payment option with its price. The whole card is clickable; its accessible name is the option, its description the price. */
export function PaymentOptionCard({ paymentOption, isChosen, onChoose }: PaymentOptionCardProps) {
  const { method, name, amount, total, per, each, how, apr } = paymentOption
  const id = paymentOptionId(method)
  const place = useCountUp(amount)
  return (
    <label className={styles.way} data-part="way" htmlFor={id}>
      <span className={styles.head}>
        <input
          id={id}
          type="radio"
          className={choiceStyles.input}
          name="paymentMethod"
          value={method}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-total ${id}-how`}
        />
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
      </span>
      <span id={`${id}-total`} className={styles.price}>
        <span ref={place} className={`${styles.total} ${textStyles.money}`} data-part="way-total">
          {total}
        </span>{' '}
        <span className={styles.per}>{per}</span>
      </span>
      <span id={`${id}-how`} className={`${styles.how} ${textStyles.figures}`}>
        <strong className={styles.each}>{each} </strong>
        <span>{how.join(', ')} </span>
        {apr && <strong className={styles.apr}>{apr} </strong>}
      </span>
    </label>
  )
}
