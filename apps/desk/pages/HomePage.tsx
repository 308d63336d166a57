import { sectionsOf } from '@milepost/domain/desk/people'
import { useStaff } from '../session/staff'
import styles from './HomePage.module.css'
import { PageTitle } from './PageTitle'

/** What this person may open (DSK-117). A section becomes a link when its page is there. */
export function HomePage() {
  const { session } = useStaff()
  const [first = session.name] = session.name.split(' ')
  return (
    <>
      <PageTitle title="Home">Hello, {first}</PageTitle>
      <ul className={styles.sections} aria-label="Your sections">
        {sectionsOf(session).map(({ name, title, about }) => (
          <li key={name} className={styles.section}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
