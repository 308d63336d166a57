import type { Firm } from '@milepost/domain/brands/firm'
import { useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './Footer.module.css'
import { useIsWide } from './is-wide.ts'

export type FooterProps = {
  firm: Firm
  /** Leaves room for what is pinned to the bottom of results pages (JRN-17). */
  extraPadding?: boolean
}

/**
 * Collapsed below 1200 px and open above until it is toggled: by the stylesheet, so that it is right before any script loads. The
 * regulatory details are never collapsed (D-021).
 */
export function Footer({ firm, extraPadding = false }: FooterProps) {
  const wide = useIsWide()
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? wide
  return (
    <footer className={styles.footer} data-extra-padding={extraPadding || undefined}>
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="footer-details"
          onClick={() => setChosen(!open)}
        >
          About {firm.name}
          <Icon name="chevron-down" />
        </button>
        <div id="footer-details" className={styles.details} data-open={chosen}>
          <ul className={styles.links}>
            <li>
              <a href={firm.termsOfBusinessUrl}>Terms of business</a>
            </li>
            <li>
              <a href={firm.contactUrl}>Contact us</a>
            </li>
            <li>
              <a href={firm.privacyNoticeUrl}>Privacy notice</a>
            </li>
          </ul>
          <p>
            {firm.legalName}. Registered office: {firm.registeredOffice}. Company number {firm.companyNumber}.
          </p>
        </div>
        <p className={styles.regulation} data-part="footer-regulation">
          {firm.regulation}
        </p>
      </div>
    </footer>
  )
}
