import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from '../../web/router.tsx'
import { Boundary } from './Boundary.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { Mark } from './Mark.tsx'

/** Surrounds every page of a signed-in staff member. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const first = useRef(pathname)
  // Moves the focus to a newly opened page, so that a screen reader starts at its beginning.
  useEffect(() => {
    if (first.current === pathname) return
    first.current = pathname
    main.current?.focus()
  }, [pathname])
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <TestNotice />
      <Header />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <Boundary key={pathname}>{children}</Boundary>
      </main>
    </>
  )
}

/** For the pages before and after a session: only the desk's name. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <TestNotice />
      <main id="main" className={styles.bare}>
        <p className={styles.name}>
          <Mark /> Desk
        </p>
        {children}
      </main>
    </>
  )
}

/** The server writes into the page whether this is a test site. */
function TestNotice() {
  const words = document.querySelector<HTMLMetaElement>('meta[name="test-notice"]')?.content
  return words === undefined ? null : (
    <section className={styles.notice} aria-label="Test site">
      {words}
    </section>
  )
}
