import { Icon, type IconName } from '../ui/Icon'
import styles from './PageMark.module.css'

/** What kind of page this is, at a glance, above its heading. The heading says the same in words. */
export function PageMark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.pageMark}>
      <Icon name={icon} />
    </span>
  )
}
