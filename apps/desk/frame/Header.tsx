import { brands } from '@milepost/brands/brands'
import { deskPages, sectionAddress } from '@milepost/contract/desk/desk-pages'
import { may, roleTitles, sectionsOf } from '@milepost/domain/desk/people'
import { useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from '../../web/router.tsx'
import { Icon } from '../../web/ui/Icon.tsx'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { KeyboardHelp } from '../keyboard/KeyboardHelp.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './Header.module.css'
import { Mark } from './Mark.tsx'

/** The signed-in person with role and brands, and the sign-out button (DSK-116). */
export function Header() {
  const { session, signOut } = useStaff()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const navigate = useNavigate()
  const maySearch = may(session, 'customer.find')
  useShortcuts(
    useMemo(
      () => [
        { key: 'h', does: 'Home', act: () => navigate(deskPages.home) },
        ...(maySearch
          ? [{ key: '/', does: 'Search for a customer', act: () => navigate(deskPages.search) }]
          : []),
        { key: '?', does: 'This list of keys', act: () => setHelpOpen(true) },
      ],
      [navigate, maySearch],
    ),
  )
  const roles = session.roles.map((role) => roleTitles[role]).join(', ')
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Link className={styles.home} to={deskPages.home}>
          <Mark />
          Desk
        </Link>
        <Menu />
        {session.brands.length > 0 && (
          <ul className={styles.brands} aria-label="Your brands">
            {session.brands.map((code) => (
              <li key={code} className={styles.brand}>
                {brands[code].firm.name}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.person}>
          <VisuallyHidden>Signed in as </VisuallyHidden>
          <span className={styles.name}>{session.name}</span>
          <span className={styles.role}>{roles || 'No role'}</span>
        </p>
        <div className={styles.actions}>
          <button type="button" className={styles.action} onClick={() => setHelpOpen(true)}>
            <Icon name="help" className={styles.icon} />
            Keyboard
          </button>
          <button type="button" className={styles.action} onClick={signOut}>
            Sign out
          </button>
        </div>
      </div>
      <KeyboardHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </header>
  )
}

/** The sections that this person may open. */
function Menu() {
  const { session } = useStaff()
  const { pathname } = useLocation()
  const sections = sectionsOf(session).flatMap(({ name, title }) => {
    const address = sectionAddress(name)
    return address === undefined ? [] : [{ title, address }]
  })
  if (sections.length === 0) return null
  return (
    <nav className={styles.menu} aria-label="Sections">
      {sections.map(({ title, address }) => (
        <Link
          key={address}
          className={styles.section}
          to={address}
          aria-current={pathname === address ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
