import { renewalLead } from '@milepost/domain/renewal/automatic-renewal'
import { calendarFile, lastDayOfCover, renewalDay } from '@milepost/domain/renewal/renewal-calendar'
import { longDate } from '@milepost/domain/values/local-date'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { PurchasedPolicy } from '../../api/payment.ts'
import { brand } from '../../brands/brand.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { lastDay } from './cover-in-words.ts'
import styles from './KeepIt.module.css'
import thankYouStyles from './thank-you.module.css'
import { WalletCard } from './WalletCard.tsx'

/** What to keep of a policy: its dates in a calendar (CON-30), a wallet card, and this page in print. */
export function KeepIt({ policy }: { policy: PurchasedPolicy }) {
  const { policyNumber, term, automaticRenewal } = policy
  const [isCardPrinted, setCardPrinted] = useState(false)
  const of = { firm: brand.firm.name, policyNumber, term, automaticRenewal, lastDay: lastDay(policy) }
  const reminder = renewalDay(of)
  const addToCalendar = () =>
    saveFile(
      new Blob([calendarFile([reminder, lastDayOfCover(of)], new Date())], { type: 'text/calendar' }),
      `${brand.firm.name} policy ${policyNumber} renewal.ics`,
    )
  usePrinting(isCardPrinted, () => setCardPrinted(false))
  const printPage = () => {
    flushSync(() => setCardPrinted(false))
    window.print()
  }
  return (
    <section className={styles.keep} aria-labelledby="keep-title">
      <div>
        <h2 id="keep-title" className={thankYouStyles.title}>
          Keep it handy
        </h2>
        <WalletCard policy={policy} />
      </div>
      <p className={styles.note}>
        A card for your wallet, with the numbers you need after an accident. It doesn't replace your
        certificate.
      </p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => setCardPrinted(true)}>
          <Icon name="licence" />
          Print the wallet card
        </Button>
        <Button look="secondary" onClick={printPage}>
          <Icon name="document" />
          Print this page
        </Button>
      </div>
      <div className={styles.date}>
        <p>
          We can remind you on {longDate(reminder.on)}, {renewalLead[term].words} before your cover ends.
        </p>
        <Button look="secondary" onClick={addToCalendar}>
          <Icon name="calendar" />
          Add a reminder to my calendar
        </Button>
      </div>
      {isCardPrinted &&
        createPortal(
          <div className={styles.sheet} data-part="wallet-sheet">
            <WalletCard policy={policy} />
          </div>,
          document.body,
        )}
    </section>
  )
}

/** Prints once the card is in the page. Some browsers print later than requested, so it stays until they have. */
function usePrinting(isPrinted: boolean, onPrinted: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every press of the button
  useEffect(() => {
    if (!isPrinted) return
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [isPrinted])
}
