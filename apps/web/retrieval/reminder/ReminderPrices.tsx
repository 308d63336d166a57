import { pack } from '../../brands/pack'
import { costInWords } from '../../offer/cost-in-words'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { tryAgain } from '../../ui/try-again'
import { Waiting } from '../../ui/Waiting'
import { type PricesInWords, pricesInWords } from './prices-in-words'
import type { ReminderPrices as Prices } from './use-reminder-prices'

/** What the quote costs, before anybody has said who they are (RMD-02). */
export function ReminderPrices({ prices, retry }: Prices) {
  if (prices === 'asking') {
    return (
      <Waiting label="Getting your prices">
        <div className="reminder__ways">
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-44 w-full" />
        </div>
      </Waiting>
    )
  }
  if (prices === 'unreachable') {
    return (
      <Notice look="bad" role="alert" title="We couldn't get your prices">
        <p>Your quote is safe with us. {tryAgain}</p>
        <p>
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      </Notice>
    )
  }
  return <Shown {...pricesInWords(prices)} />
}

function Shown({ ways, cost, example }: PricesInWords) {
  return (
    <section className="reminder__prices" aria-label="Your price">
      <div className="reminder__ways">
        {ways.map(({ name, total, how }) => (
          <div key={name} className="reminder__way">
            <h2 className="reminder__name">{name}</h2>
            <p>
              <span className="reminder__total figures">{total}</span> in total
            </p>
            <ul className="reminder__how figures">
              {how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {cost && <p className="payment__difference figures">{costInWords(cost)}</p>}
      {example && (
        <div className="example">
          <h2 className="payment__subtitle">Representative example</h2>
          <dl className="example__parts figures">
            {example.map(({ name, words }) => (
              <div key={name}>
                <dt className="example__name">{name}</dt>
                <dd className="example__words">{words}</dd>
              </div>
            ))}
          </dl>
          <p className="reminder__small">
            Paying monthly is a regulated fixed-sum premium finance loan from {pack.firm.lenderName}, a lender
            linked to {pack.firm.name}.
          </p>
        </div>
      )}
    </section>
  )
}
