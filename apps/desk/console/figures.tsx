import { grouped } from '@milepost/domain/values/grouped'
import { SMALL_NUMBER } from '@milepost/domain/visit/journey-report'
import styles from './figures.module.css'

/**
 * A part of a whole as a percentage, with the counts. A small total is marked, because one more visit would change the percentage
 * (DSK-908).
 */
export function Share({ part, of }: { part: number; of: number }) {
  if (of === 0) return <span className={styles.quiet}>none</span>
  return (
    <span>
      <strong>{percent(part, of)}</strong>{' '}
      <span className={styles.quiet}>
        {grouped(part)} of {grouped(of)}
        {of < SMALL_NUMBER && ', a small number'}
      </span>
    </span>
  )
}

/** Compares a number with that of the other period, in words and not by colour alone. */
export function Change({ now, before }: { now: number; before: number | undefined }) {
  if (before === undefined) return null
  if (before === 0) return <span className={styles.quiet}>{now === 0 ? 'as before' : 'none before'}</span>
  if (before < SMALL_NUMBER) return <span className={styles.quiet}>was {grouped(before)}</span>
  const change = Math.round(((now - before) / before) * 100)
  const words = change === 0 ? 'as before' : `${change > 0 ? '▲ up' : '▼ down'} ${Math.abs(change)}%`
  return (
    <span className={styles.quiet}>
      {words}, was {grouped(before)}
    </span>
  )
}

export function percent(part: number, whole: number): string {
  if (whole === 0) return ''
  const exact = (part / whole) * 100
  return `${exact > 0 && exact < 10 ? exact.toFixed(1) : Math.round(exact)}%`
}

/** "45 s", "2 min 5 s". */
export function duration(seconds: number | undefined): string {
  if (seconds === undefined) return ''
  if (seconds < 60) return `${seconds} s`
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`
}
