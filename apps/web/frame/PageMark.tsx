import { Icon, type IconName } from '../ui/Icon'

/** What kind of page this is, at a glance, above its heading. The heading says the same in words. */
export function PageMark({ icon }: { icon: IconName }) {
  return (
    <span className="page-mark">
      <Icon name={icon} />
    </span>
  )
}
