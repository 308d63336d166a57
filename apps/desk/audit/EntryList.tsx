import type { Reply } from '@milepost/contract/call'
import type { readAudit } from '@milepost/contract/desk/calls/audit'
import { deskPages } from '@milepost/contract/desk/desk-pages'
import { wordsOfAct } from '@milepost/domain/desk/audit-acts'
import { formatDate } from '@milepost/domain/values/local-date'
import { clockTime, londonDate, londonTime } from '@milepost/domain/values/london-time'
import { Link } from '../../web/router.tsx'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { undoneWords } from '../pages/undone-words.ts'
import styles from './EntryList.module.css'
import { queryOf } from './filter.ts'

export type Entry = Reply<typeof readAudit>['body']['entries'][number]

/** Newest first. A name links to that person's day, an id to that record's history. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles.list} aria-label="Entries">
      {entries.map((entry) => (
        <li key={entry.position} className={styles.row}>
          <EntryLine entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function EntryLine({ entry }: { entry: Entry }) {
  const { position, at, who, account, door, because, act, kind, id, details, outcome, reasonCode } = entry
  const moment = new Date(at)
  const day = londonDate(moment)
  return (
    <>
      <p className={styles.when}>
        <time dateTime={at}>
          {formatDate(day)} {clockTime(londonTime(moment))}
        </time>
        <span className={styles.position}>
          <VisuallyHidden>Entry </VisuallyHidden>
          <span aria-hidden="true">#</span>
          {position}
        </span>
        <span className={styles.door}>{doorWords[door] ?? door}</span>
      </p>
      <p>
        <Link to={to({ person: account ?? who, from: day, to: day })} aria-label={`The day of ${who}`}>
          {who}
        </Link>{' '}
        <span className={styles.act}>
          {outcome &&
            `${inSentence(undoneWords[outcome])}${reasonCode === undefined ? '' : ` (${reasonCode})`}: `}
          {inSentence(wordsOfAct(act))}
        </span>
      </p>
      <p>
        {kindWords[kind] ?? kind}{' '}
        {kind !== 'trail' && (
          <Link to={to({ record: id })} aria-label={`The story of ${id}`}>
            {id}
          </Link>
        )}
      </p>
      <p className={styles.why}>{because}</p>
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(({ name, before, after }) => (
            <div key={name} className={styles.detail}>
              <dt>{nameWords[name] ?? spaced(name)}</dt>
              <dd>{before === undefined ? inWords(after) : `${inWords(before)} → ${inWords(after)}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const to = (filter: Parameters<typeof queryOf>[0]) => ({ pathname: deskPages.audit, search: queryOf(filter) })

/** Turns `secondFactor` into "second factor". */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const nameWords: Readonly<Record<string, string>> = { amr: 'signed in by' }

/** The trail stores raw values, several separated by commas. */
function inWords(value: string | undefined): string {
  if (value === undefined) return 'none'
  return value
    .split(', ')
    .map((each) => valueWords[each] ?? each)
    .join(', ')
}

/** The provider's names of sign-in methods: pwd, otp and mfa. */
const valueWords: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  pwd: 'password',
  otp: 'one-time code',
  mfa: 'two factors',
}

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const kindWords: Readonly<Record<string, string>> = {
  quote: 'Quote',
  policy: 'Policy',
  customer: 'Customer',
  network: 'Network',
  job: 'Job',
  database: 'Database',
  staff: 'Staff member',
  trail: 'Audit trail',
  work: 'Work',
}

const doorWords: Readonly<Record<string, string>> = {
  desk: 'Desk',
  'command-line': 'Command line',
  'service-listener': 'Service',
  'nightly-job': 'Nightly job',
}
