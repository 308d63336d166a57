import { formatPence } from '@milepost/domain/values/pence'
import { pricesInWords } from './amount-in-words'
import { amountMadeUp } from './amount-parts'
import type { Buying } from './buying'

/** What is taken today, what it is made of, and what each way to pay comes to in the end (CRD-02, D-181). */
export function AmountToPay({ buying }: { buying: Buying }) {
  const prices = pricesInWords(buying)
  return (
    <section className="card pay-amount" aria-labelledby="pay-amount-title">
      <div>
        <h2 id="pay-amount-title" className="pay-amount__title">
          Amount to pay today
        </h2>
        <p className="pay-amount__sum figures">{formatPence(buying.due)}</p>
      </div>
      <dl>
        {amountMadeUp(buying).map(({ name, note, amount }) => (
          <div key={name} className="pay-amount__part">
            <dt>
              {name}
              {note && <span className="pay-amount__note">{note}</span>}
            </dt>
            <dd className="figures">{amount}</dd>
          </div>
        ))}
      </dl>
      {prices.length > 1 && (
        <dl className="pay-amount__prices">
          {prices.map(({ name, total, how, isChosen }) => (
            <div key={name} className="pay-amount__price" data-chosen={isChosen || undefined}>
              <dt>
                {name}
                {isChosen && <span className="pay-amount__choice">Your choice</span>}
              </dt>
              <dd>
                <span className="pay-amount__total figures">{total} in total</span>
                <span className="pay-amount__note figures">{how}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
