import type { Brand } from '@milepost/brands/brand'
import styles from './Logo.module.css'
import { Shape } from './Shape.tsx'

/** The mark with the name, in the header's text colour. Decorative: its container provides the accessible name. */
export function Logo({ brand: { firm, mark } }: { brand: Brand }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        {mark.map((shape) => (
          <Shape key={shape.path} shape={shape} />
        ))}
      </svg>
      <span className={styles.word}>{firm.name}</span>
    </span>
  )
}
