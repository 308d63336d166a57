import styles from './ProgressBar.module.css'

const RADIUS = 26
const LENGTH = 2 * Math.PI * RADIUS

/** A ring that fills with the progress. The text next to it says the same. */
export function ProgressRing({ done }: { done: number }) {
  // The current step is under way, so that the ring is never empty.
  const filled = Math.max(done, 0.06) * LENGTH
  return (
    <svg className={styles.ring} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r={RADIUS} />
      <circle
        cx="32"
        cy="32"
        r={RADIUS}
        strokeDasharray={`${filled} ${LENGTH}`}
        transform="rotate(-90 32 32)"
      />
    </svg>
  )
}
