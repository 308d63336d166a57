import { Disclosure } from '../../web/ui/Disclosure.tsx'
import styles from './ApprovalEffect.module.css'
import { EmailPreview } from './EmailPreview.tsx'
import { Receipt } from './Price.tsx'
import type { Preview } from './use-preview.ts'
import { money, signed, wholePounds } from './words.ts'

const limits: Readonly<Record<string, string>> = {
  loadingPercent: 'the loading',
  extraExcess: 'the excess',
  sumInsured: 'the value of the vehicle',
}
const named = (beyond: readonly string[]) => beyond.map((limit) => limits[limit] ?? limit).join(' and ')

/** The effect of the chosen terms, before anything is sent (DSK-316). */
export function ApprovalEffect({ preview }: { preview: Preview }) {
  return (
    <section className={styles.effect} aria-label="Effect" aria-live="polite">
      {preview.kind === 'waiting' && <p>Working out the price…</p>}
      {preview.kind === 'none' && <p>Choose what you approve.</p>}
      {preview.kind === 'unfit' && <p className={styles.bad}>{preview.problem}</p>}
      {preview.kind === 'shown' && <Shown preview={preview} />}
    </section>
  )
}

function Shown({ preview }: { preview: Extract<Preview, { kind: 'shown' }> }) {
  const { price, beyond, beyondAnyAuthority, email } = preview
  return (
    <>
      {price ? (
        <>
          <p>
            <b className={styles.total}>{money(price.total)}</b>{' '}
            {price.total === price.withoutTerms
              ? 'on our usual terms'
              : `${signed(Number((price.total - price.withoutTerms).toFixed(2)))} for the terms, ${money(price.withoutTerms)} without them`}
            ; {wholePounds(price.compulsoryExcess)} compulsory excess
          </p>
          <Disclosure summary="Receipt" isSmall>
            <Receipt lines={price.receipt} total={price.total} />
          </Disclosure>
        </>
      ) : (
        <p>No price yet: other issues are still to be approved.</p>
      )}
      {beyondAnyAuthority.length > 0 ? (
        <p className={styles.bad}>Nobody may decide {named(beyondAnyAuthority)}.</p>
      ) : (
        beyond.length > 0 && (
          <p className={styles.warn}>
            Beyond your authority: {named(beyond)}. A second person has to confirm it.
          </p>
        )
      )}
      {email && (
        <Disclosure summary="The email to the customer" isSmall>
          <EmailPreview email={email} />
        </Disclosure>
      )}
    </>
  )
}
