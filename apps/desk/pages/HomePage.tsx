import { sectionAddress } from '@milepost/contract/desk/desk-pages'
import { type DeskSection, sectionsOf } from '@milepost/domain/desk/people'
import { Link } from '../../web/router.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './HomePage.module.css'
import { PageTitle } from './PageTitle.tsx'

/** The sections that this person may open (DSK-117). */
export function HomePage() {
  const { session } = useStaff()
  const [first = session.name] = session.name.split(' ')
  return (
    <>
      <PageTitle title="Home">Hello, {first}</PageTitle>
      <ul className={styles.sections} aria-label="Your sections">
        {sectionsOf(session).map(({ name, title, about }) => (
          <li key={name} className={styles.section}>
            <h2 className={styles.title}>
              <SectionLink name={name}>{title}</SectionLink>
            </h2>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function SectionLink({ name, children }: { name: DeskSection['name']; children: string }) {
  const address = sectionAddress(name)
  return address === undefined ? (
    children
  ) : (
    <Link className={styles.link} to={address}>
      {children}
    </Link>
  )
}
