import { larchfield } from '@milepost/domain/brands/lender'
import { creditInformation } from '@milepost/domain/payment/direct-debit/credit-information'
import { pack } from '../../brands/pack'
import { useIsWide } from '../../frame/is-wide'
import type { WayToPay } from '../../offer/offer'
import { planOf } from '../../offer/plan-of'
import { Disclosure } from '../../ui/Disclosure'
import { Facts } from '../../ui/Facts'
import { SaveContact } from './SaveContact'

/** The credit in six sections that open (DDM-08, DDM-09). Only the page of those who are offered credit has it. */
export function CreditInformation({ way }: { way: WayToPay }) {
  const isWide = useIsWide()
  const sections = creditInformation({ plan: planOf(way), firm: pack.firm, lender: larchfield })
  return (
    <section aria-labelledby="credit-title">
      <h2 id="credit-title" className="debit__title">
        About your credit
      </h2>
      {sections.map(({ title, points }) => (
        <Disclosure key={title} summary={title}>
          <Facts facts={points} className="debit__points figures" />
        </Disclosure>
      ))}
      {!isWide && <SaveContact lender={larchfield} />}
    </section>
  )
}
