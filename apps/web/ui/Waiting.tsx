import { type ReactNode, useEffect, useState } from 'react'
import styles from './Waiting.module.css'

/** Text only after a second: most replies are quicker, and flashing text is worse than none. */
const WORDS_AFTER_MS = 1000

export type WaitingProps = { label: string; children: ReactNode }

/** Keeps the layout while something loads (children are skeletons) and announces what is happening if it takes long. */
export function Waiting({ label, children }: WaitingProps) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), WORDS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true">
      {children}
      <p className={styles.words} role="status">
        {slow && (
          <>
            <Spinner />
            {label}
          </>
        )}
      </p>
    </div>
  )
}

const heights = {
  5: styles.height5,
  6: styles.height6,
  9: styles.height9,
  12: styles.height12,
  16: styles.height16,
  24: styles.height24,
  40: styles.height40,
  44: styles.height44,
  48: styles.height48,
  56: styles.height56,
  72: styles.height72,
  96: styles.height96,
}
const widths = {
  full: styles.widthFull,
  '3/4': styles.widthThreeQuarters,
  '2/3': styles.widthTwoThirds,
  '1/2': styles.widthHalf,
  24: styles.width24,
  40: styles.width40,
  56: styles.width56,
}

type SkeletonProps = {
  /** In quarters of a rem: as tall as what is loading. */
  height?: keyof typeof heights
  width?: keyof typeof widths
  /** Instead of both, for a size that only one page uses. */
  className?: string
}

/** Placeholder for something that is loading, in its size. */
export function Skeleton({ height = 6, width = 'full', className }: SkeletonProps) {
  const size = className ?? `${heights[height]} ${widths[width]}`
  return <span className={`${styles.skeleton} ${size}`} data-part="skeleton" aria-hidden="true" />
}

/** Only turns if the visitor allows motion; the text next to it carries the meaning. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M12 3a9 9 0 0 1 9 9" className={styles.arc} />
    </svg>
  )
}
