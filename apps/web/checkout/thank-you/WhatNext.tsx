import { hoursInSentence } from '@milepost/domain/brands/firm'
import { whenItEnds } from '@milepost/domain/renewal/automatic-renewal'
import type { PurchasedPolicy } from '../../api/payment.ts'
import { brand } from '../../brands/brand.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { lastDay } from './cover-in-words.ts'
import thankYouStyles from './thank-you.module.css'
import styles from './WhatNext.module.css'

/** What happens next, what the customer must do and by when, and whom to call (D-215). */
export function WhatNext({ policy }: { policy: PurchasedPolicy }) {
  const { phone, openingHours, claimsLine } = brand.firm
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className={thankYouStyles.title}>
        What happens next
      </h2>
      <ul className={styles.next}>
        {whatNext(policy).map(({ icon, title, words, by }) => (
          <li key={title} className={styles.item}>
            <Icon name={icon} />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p>{words}</p>
              {by && <p className={styles.by}>{by}</p>}
            </div>
          </li>
        ))}
        <li className={styles.item}>
          <Icon name="phone" />
          <div>
            <h3 className={styles.title}>If something happens or changes</h3>
            <p>
              Report any claim within 24 hours, whoever was to blame. Call our claims line on{' '}
              <a href={`tel:${claimsLine.phone.dial}`}>{claimsLine.phone.display}</a>, open{' '}
              {claimsLine.hours.words}.
            </p>
            <p>
              For anything else, call <a href={`tel:${phone.dial}`}>{phone.display}</a>,{' '}
              {hoursInSentence(openingHours)}. {changingYourMind(policy)}
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}

/** Credit is a second contract, with a right of its own (ICOBS 7.1, CON-24). */
export function changingYourMind({ instalments }: Pick<PurchasedPolicy, 'instalments'>): string {
  return instalments
    ? 'You have 14 days to change your mind about this policy. You also have 14 days to withdraw from the credit agreement.'
    : 'You have 14 days to change your mind about this policy.'
}

/** Something that happens after the purchase, or must be done. */
export type NextThing = { icon: IconName; title: string; words: string; by?: string }

/** In order of importance to the customer: what they get, what they have to prove, how it ends (THX-02, D-167, D-215). */
export function whatNext(policy: PurchasedPolicy): readonly NextThing[] {
  return [arrival(policy), ...proofs(policy), end(policy)]
}

/** Post instead of email for customers who asked for it (D-167). */
function arrival({ documentsByPost, email }: PurchasedPolicy): NextThing {
  return documentsByPost
    ? {
        icon: 'document',
        title: "We'll post your documents",
        words: "We'll send them to your home address. You can also save them from this page.",
      }
    : {
        icon: 'mail',
        title: 'A copy is on its way to your inbox',
        words: `We'll email your documents to ${email}. If they haven't arrived within an hour, check your junk folder.`,
      }
}

/** The same proofs as shown before buying. We look up the DVLA record ourselves, so it is left out. */
function proofs({ proofs: asked }: PurchasedPolicy): readonly NextThing[] {
  return asked
    .filter(({ code }) => code !== 'dvla-record')
    .map(({ title, what, by }) => ({ icon: 'licence', title, words: what, by }))
}

function end(policy: PurchasedPolicy): NextThing {
  const { term, automaticRenewal } = policy
  return {
    icon: 'calendar',
    title: automaticRenewal ? 'It renews automatically' : 'When it ends',
    words: whenItEnds({ term, automaticRenewal, lastDay: lastDay(policy) }),
  }
}
