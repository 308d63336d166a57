import type { Firm } from '@milepost/domain/brands/firm'
import { type Lender, larchfield } from '@milepost/domain/brands/lender'
import { lenderCard, lenderCardName } from '@milepost/domain/brands/lender-card'
import { creditInformation } from '@milepost/domain/payment/credit-information'
import { brand } from '../../brands/brand.ts'
import { useIsWide } from '../../frame/is-wide.ts'
import type { PaymentOption } from '../../offer/offer.ts'
import { planOf } from '../../offer/payment-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { DetailList } from '../../ui/DetailList.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import textStyles from '../../ui/text.module.css'
import styles from './summary.module.css'

/** The credit information in six collapsible sections (DDM-08, DDM-09). Only for customers who are offered credit. */
export function CreditInformation({ paymentOption }: { paymentOption: PaymentOption }) {
  const isWide = useIsWide()
  const sections = creditInformation({ plan: planOf(paymentOption), firm: brand.firm, lender: larchfield })
  return (
    <section aria-labelledby="credit-title">
      <h2 id="credit-title" className={styles.title}>
        About your credit
      </h2>
      {sections.map(({ title, points }) => (
        <Disclosure key={title} summary={title}>
          <DetailList details={points} className={`${styles.points} ${textStyles.figures}`} />
        </Disclosure>
      ))}
      {!isWide && <SaveContact lender={larchfield} />}
    </section>
  )
}

/** Saves the lender as a contact, for customers on a phone (DDM-10, D-193). */
function SaveContact({ lender }: { lender: Lender }) {
  const save = () => saveFile(new Blob([lenderCard(lender)], { type: 'text/vcard' }), lenderCardName(lender))
  return (
    <p className={styles.contact}>
      <Button look="secondary" onClick={save}>
        <Icon name="download" />
        Save Contact Details
      </Button>
    </p>
  )
}

type ImportantBannerProps = {
  firm: Pick<Firm, 'name' | 'lenderName'>
  /** With nothing to pay when buying, the card is not mentioned (D-182). */
  isDueNow: boolean
}

/** What paying monthly means, before any figure (DDM-11, JRN-12, D-192). */
export function ImportantBanner({ firm, isDueNow }: ImportantBannerProps) {
  return (
    <Notice title="Important Information" role="note">
      <p>
        Paying monthly is credit. It's a regulated fixed sum loan from {firm.lenderName}, a lender linked to{' '}
        {firm.name}. The lender pays for your policy and you repay it by Direct Debit.
      </p>
      <p>
        Please read this page and both credit documents before you accept. You won't pay anything on this
        page.{isDueNow && " You'll pay your deposit by card on the next one."}
      </p>
    </Notice>
  )
}
