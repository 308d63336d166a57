import type { ResultsTerms } from '@milepost/domain/lines/line'
import type { Terms } from '@milepost/domain/terms/terms'
import { journey } from '../brands/current.ts'
import type { Offer } from '../offer/offer.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './results.module.css'

/** The section that only this journey has (D-157). */
export function JourneySection({ results }: Pick<Offer, 'results'>) {
  const own = ownSection(journey, { deviceProvider: results.telematicsDeviceProvider })
  if (!own) return null
  return (
    <section aria-labelledby="journey-title">
      <Disclosure heading={{ level: 2, id: 'journey-title' }} summary={own.title} note={own.note}>
        <ul className={styles.points}>
          {own.points.map((point) => (
            <li key={point} className={styles.item}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

export type OwnSection = {
  title: string
  /** What must be known without opening it. */
  note: string
  points: readonly string[]
}

/** The journey's own text, in its place among the sections; most journeys have none (RES-04, D-157). */
export function ownSection(
  { results, cover }: Pick<Terms, 'results' | 'cover'>,
  input: { deviceProvider: string | undefined },
): OwnSection | undefined {
  return results.ownSection && words[results.ownSection]({ cover, ...input })
}

type SectionInput = Pick<Terms, 'cover'> & { deviceProvider: string | undefined }

const words: Record<NonNullable<ResultsTerms['ownSection']>, (input: SectionInput) => OwnSection> = {
  telematics: ({ deviceProvider }) => ({
    title: 'How your driving is measured',
    note: 'A device must be fitted within 14 days',
    points: [
      `A small device${deviceProvider ? ` from ${deviceProvider}` : ''} must be fitted within 14 days of the start of cover, and stay connected.`,
      'It records how, when and where the vehicle is driven. Careful driving could lower your price. Very risky driving could raise it or end your cover.',
      "You'll read and accept the telematics terms after Buy Now, before you pay anything.",
    ],
  }),
  taxi: ({ cover }) => ({
    title: 'For taxi drivers',
    note: 'Only while you and the taxi are licensed',
    points: [
      'You are covered to carry passengers for hire only while driver and vehicle are licensed by the authority you gave us.',
      ...(cover.taxiHireDays
        ? [
            `After a non-fault accident, guaranteed taxi hire keeps you working: up to ${cover.taxiHireDays.standard} days, or ${cover.taxiHireDays.upgrade} as an optional extra.`,
          ]
        : []),
    ],
  }),
}
