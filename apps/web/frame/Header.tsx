import type { Brand } from '@milepost/brands/brand'
import { homeAddressOf } from '@milepost/domain/brands/firm'
import { type MouseEvent, useEffect, useState } from 'react'
import { Logo } from '../brands/Logo.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Header.module.css'

export type HeaderProps = {
  brand: Brand
  /** What is sold here, next to the mark: "Van insurance". */
  product: string
  /** The logo was clicked: leave immediately, or ask first (JRN-20, D-016). */
  onLogo: () => void
}

/** Logo left, phone right, on every page and at every width (WCAG 3.2.6). */
export function Header({ brand, product, onLogo }: HeaderProps) {
  const { firm } = brand
  const compact = useIsScrolled()
  const pressLogo = (event: MouseEvent) => {
    // Opening home in another tab loses nothing here, so it is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLogo()
  }
  return (
    <header className={styles.header} data-compact={compact || undefined}>
      <div className={styles.inner}>
        <a className={styles.logo} href={homeAddressOf(firm)} onClick={pressLogo}>
          <Logo brand={brand} />
          <VisuallyHidden> home page</VisuallyHidden>
        </a>
        <p className={styles.product}>{product}</p>
        <a className={styles.phone} href={`tel:${firm.phone.dial}`}>
          <span className={styles.number}>
            <Icon name="phone" />
            <VisuallyHidden>Call us on </VisuallyHidden>
            {firm.phone.display}
          </span>
          <span className={styles.hours}>{firm.openingHours}</span>
        </a>
      </div>
    </header>
  )
}

/** The header is compact from this scroll position (CON-14, D-161). */
const COMPACT_AFTER_PX = 50
const PAINTED_AFTER_MS = 100

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > COMPACT_AFTER_PX)
    // A page that opens scrolled. Reading its position before it is painted would force the browser to lay it out.
    const timer = setTimeout(look, PAINTED_AFTER_MS)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isScrolled
}
