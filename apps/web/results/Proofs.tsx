import { type ProofCode, proofsAsked } from '@milepost/domain/purchase/proofs-asked'
import { journey } from '../brands/current.ts'
import type { Offer } from '../offer/offer.ts'
import { useQuote } from '../state/quote-state.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './Proofs.module.css'

/** The proofs the customer will have to provide, by when, and what happens otherwise, shown before they buy. */
export function Proofs({ results }: Pick<Offer, 'results'>) {
  const answers = useQuote((state) => state.answers)
  const proofs = proofsAsked(journey, answers, { deviceProvider: results.telematicsDeviceProvider })
  if (proofs.length === 0) return null
  return (
    <section aria-labelledby="proofs-title">
      <Disclosure
        heading={{ level: 2, id: 'proofs-title' }}
        summary="Documents we may ask for"
        note="You don't need to do anything now."
      >
        <ul className={styles.proofs}>
          {proofs.map(({ code, title, what, by, otherwise }) => (
            <li key={code} className={styles.item}>
              <Icon name={proofIcons[code]} />
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p>{what}</p>
                <dl className={styles.facts}>
                  <div>
                    <dt>When</dt>
                    <dd className={styles.when}>{by}</dd>
                  </div>
                  <div>
                    <dt>Otherwise</dt>
                    <dd>{otherwise}</dd>
                  </div>
                </dl>
              </div>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

const proofIcons: Readonly<Record<ProofCode, IconName>> = {
  release: 'car',
  'no-claims': 'document',
  'dvla-record': 'licence',
  'foreign-licence': 'globe',
  'taxi-licences': 'badge',
  device: 'car',
}
