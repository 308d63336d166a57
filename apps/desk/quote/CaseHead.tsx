import { brands } from '@milepost/brands/brands'
import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { Link } from '../../web/router.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import styles from './CaseHead.module.css'
import { at, type Case, stateWords, statusWords } from './words.ts'

/** The customer, the brand and the state of the quote. */
export function CaseHead({ found }: { found: Case }) {
  const { brand, reference, customer, product, status, referral, term, channel, version } = found
  const facts: readonly [string, string][] = [
    ['Brand', brands[brand].firm.name],
    ['Product', `${product}, ${term.toLowerCase()}`],
    ['From', channel],
    ['Version', String(version)],
    ['Made', at(found.createdAt)],
    ['Ends', at(found.expiresAt)],
    ...(found.pairedReference === undefined ? [] : [['With', found.pairedReference] as [string, string]]),
    ...(found.policyNumber === undefined ? [] : [['Policy', found.policyNumber] as [string, string]]),
  ]
  return (
    <div className={styles.head}>
      <PageTitle title={reference}>
        {customer} <span className={styles.reference}>{reference}</span>
      </PageTitle>
      <p className={styles.marks}>
        <span className={styles.mark} data-status={status}>
          {statusWords[status]}
        </span>
        {referral?.isUndecided && (
          <span className={styles.mark} data-status="waiting">
            {stateWords[referral.state]}
            {referral.by && ` by ${at(referral.by)}`}
          </span>
        )}
        {found.isLocked && (
          <span className={styles.mark} data-status="locked">
            Locked{found.lockedUntil ? ` until ${at(found.lockedUntil)}` : ''}
          </span>
        )}
      </p>
      <p>
        <Link to={deskAddress('person', { brand, reference })}>Their quotes and policies</Link>
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
