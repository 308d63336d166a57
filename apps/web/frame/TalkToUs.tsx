import { brand } from '../brands/brand.ts'
import { Icon } from '../ui/Icon.tsx'
import textStyles from '../ui/text.module.css'
import styles from './TalkToUs.module.css'

/** Contact details, shown where the page itself cannot help any further (D-043). */
export function TalkToUs() {
  const { phone, openingHours } = brand.firm
  return (
    <div className={styles.talkToUs} data-part="talk-to-us">
      <Icon name="phone" />
      <div>
        <p className={styles.lead}>Would you like to talk to us?</p>
        <p>
          <a className={`${styles.phone} ${textStyles.figures}`} href={`tel:${phone.dial}`}>
            {phone.display}
          </a>
        </p>
        <p className={styles.hours}>{openingHours}</p>
      </div>
    </div>
  )
}
