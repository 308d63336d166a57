import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './PageMark.module.css'

/** An icon above the heading for the kind of page. The heading says the same in words. */
export function PageMark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.pageMark}>
      <Icon name={icon} />
    </span>
  )
}
