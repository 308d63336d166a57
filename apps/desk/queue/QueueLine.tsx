import { brands } from '@milepost/brands/brands'
import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { journeys } from '@milepost/domain/journeys/journeys'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { dueInWords, spanInWords } from '@milepost/domain/work/due'
import { readWorkId, workKinds } from '@milepost/domain/work/kinds'
import { Link } from '../../web/router.tsx'
import { classNames } from '../../web/ui/class-names.ts'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import styles from './QueueLine.module.css'
import type { WorkLine } from './use-queue.ts'

/** The page that a line links to: the policy if there is one, otherwise the quote; for a data request its own page. */
function addressOfWork({ id, brand, reference, policyNumber }: WorkLine): string {
  if (policyNumber !== undefined) return deskAddress('policy', { brand, number: policyNumber })
  if (reference !== undefined) return deskAddress('quote', { brand, reference })
  return deskAddress('dataRequest', { id: readWorkId(id)?.about ?? '' })
}

/** The name of a line. The id of a data request is too long to read aloud, so only its beginning is shown: enough to tell two apart. */
export function nameOfWork({ id, reference, policyNumber }: WorkLine): string {
  return policyNumber ?? reference ?? `Request ${readWorkId(id)?.about.slice(3, 9)}`
}

type Props = { line: WorkLine; now: Date; take: () => void; giveBack: () => void; more: () => void }

/** One case: due time, kind, customer, reason and holder (DSK-202). */
export function QueueLine({ line, now, take, giveBack, more }: Props) {
  const due = new Date(line.dueAt)
  const name = nameOfWork(line)
  const { holder } = line
  return (
    <li className={classNames(styles.line, holder?.isMe && styles.mine)} data-work={line.id}>
      <p className={styles.due}>
        <strong className={classNames(styles.when, due < now && styles.late)}>{dueInWords(due, now)}</strong>
        <span className={styles.quiet}>
          {spanInWords(now.getTime() - new Date(line.since).getTime())} old
          {line.promise !== undefined && <VisuallyHidden>. Promised: {line.promise}</VisuallyHidden>}
        </span>
      </p>
      <p className={styles.what}>
        <Link className={styles.link} to={addressOfWork(line)} data-line>
          {name}
        </Link>
        <span className={styles.quiet}>
          {brands[line.brand].firm.name}
          {line.journey !== undefined && `, ${journeys[line.journey].name.toLowerCase()}`}
        </span>
      </p>
      <p className={styles.customer}>
        {line.reference !== undefined && (
          <>
            <VisuallyHidden>Customer </VisuallyHidden>
            <span className={styles.initials}>{line.initials || '?'}</span>
          </>
        )}
      </p>
      <p className={styles.why}>
        <span className={styles.kind}>{workKinds[line.kind].title}</span> {line.why}
        {line.promise !== undefined && (
          <span className={styles.promise} aria-hidden="true">
            Promised: {line.promise.toLowerCase()}
          </span>
        )}
      </p>
      <p className={styles.price}>{line.price === undefined ? '' : formatPence(fromPounds(line.price))}</p>
      <Holder holder={holder} now={now} />
      <div className={styles.actions}>
        {holder === undefined && (
          <button type="button" className={styles.action} onClick={take}>
            Take<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
        {holder?.isMe && (
          <button type="button" className={styles.action} onClick={giveBack}>
            Give back<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
        <button type="button" className={styles.action} onClick={more}>
          More<VisuallyHidden> for {name}</VisuallyHidden>
        </button>
      </div>
    </li>
  )
}

function Holder({ holder, now }: { holder: WorkLine['holder']; now: Date }) {
  if (holder === undefined) return <p className={classNames(styles.holder, styles.quiet)}>Nobody has it</p>
  const until = holder.snoozedUntil === undefined ? undefined : new Date(holder.snoozedUntil)
  const isSnoozed = until !== undefined && until > now
  const notes = [
    holder.handedBy !== undefined && `from ${holder.handedBy}`,
    isSnoozed && dueInWords(until, now).replace('Due', 'snoozed to'),
    holder.reason,
  ].filter((note) => typeof note === 'string')
  return (
    <p className={styles.holder}>
      <span className={styles.who}>{holder.isMe ? 'You have it' : `${holder.name} has it`}</span>
      {notes.length > 0 && <span className={styles.quiet}>{notes.join(': ')}</span>}
    </p>
  )
}
