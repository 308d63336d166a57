import { localDate, longDate } from '@milepost/domain/values/local-date'
import { Note, Section } from '../pages/Section.tsx'
import styles from './Cancel.module.css'
import { FigureList } from './FigureList.tsx'
import { day, moment, type Policy, reasonWords } from './words.ts'

/** A cancellation that has been asked for: in effect or to come, with its figures. */
export function CancellationShown({ policy: { cancellation } }: { policy: Policy }) {
  if (cancellation === undefined) return null
  const { isToCome, at, askedAt, reason, defaultNoticeOn, broughtBy, hasChanged, figures, restartableUntil } =
    cancellation
  return (
    <Section title={isToCome ? 'Notice of cancellation' : 'Cancellation'}>
      <div className={styles.end} data-is-over={!isToCome}>
        <p className={styles.endsAt}>
          {isToCome ? 'Cover ends' : 'Cover ended'} {moment(at)}
        </p>
        <p className={styles.why}>
          {reasonWords[reason]}. Asked for {moment(askedAt)}.
          {defaultNoticeOn !== undefined && ` Default notice of ${longDate(localDate(defaultNoticeOn))}.`}
          {broughtBy !== undefined && ` Cancelled together with ${broughtBy}.`}
        </p>
      </div>
      {figures ? (
        <FigureList figures={figures} />
      ) : (
        <Note>Its refund was settled in the accounts, not here.</Note>
      )}
      {isToCome && <Note>The refund is begun when cover ends. Documents may be sent until then.</Note>}
      {hasChanged && <Note>The figures changed after the notice. The customer was told.</Note>}
      {restartableUntil !== undefined && (
        <Note>The customer can restart with 30 days’ cover until {day(restartableUntil)}.</Note>
      )}
    </Section>
  )
}
