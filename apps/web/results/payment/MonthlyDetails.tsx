import { pack } from '../../brands/pack'
import { useIsWide } from '../../frame/is-wide'
import type { WayToPay } from '../../kept/offer'
import { Disclosure } from '../../ui/Disclosure'
import { MoneyRows } from './MoneyRows'
import { everyPayment, paymentsInShort } from './payment-times'
import { priceMakeUp } from './price-make-up'
import { usePlanStart } from './use-plan-start'

/** What paying monthly comes to, when each payment is taken, and that it is a loan (JRN-12, D-192). */
export function MonthlyDetails({ way }: { way: WayToPay }) {
  const start = usePlanStart()
  const isWide = useIsWide()
  return (
    <div className="payment__details" data-way="DIRECT_DEBIT">
      <h3 className="payment__subtitle">Paying monthly</h3>
      <MoneyRows rows={priceMakeUp(way)} withTotal />
      {start && (
        <>
          <h4 className="payment__minor">When you pay</h4>
          <MoneyRows rows={paymentsInShort(way, start)} />
          <Disclosure summary="Every payment and its date" open={isWide}>
            <MoneyRows rows={everyPayment(way, start)} />
            <p className="payment__small">
              Payments fall on the same day each month, or on the next working day.
            </p>
          </Disclosure>
        </>
      )}
      <p className="payment__small">
        Paying monthly is a regulated fixed-sum premium finance loan from {pack.firm.lenderName}, a lender
        linked to {pack.firm.name}.
      </p>
    </div>
  )
}
