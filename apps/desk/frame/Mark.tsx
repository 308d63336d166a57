import styles from './Mark.module.css'

/** The desk's own logo, a milestone. It belongs to no brand. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="6 4 20 26" width="20" height="26" aria-hidden="true">
      <path className={styles.stone} d="M8 29V13a8 8 0 0 1 16 0v16z" />
      <path
        className={styles.sign}
        d="M12 23v-8l4 4.5 4-4.5v8"
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
