import { pageForPayment } from '@milepost/domain/purchase/page-after-buy-now'
import { telematicsSections } from '@milepost/domain/quote/telematics-terms'
import type { Terms } from '@milepost/domain/terms/terms'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import { PageHeading, usePageTitle } from '../frame/PageHeading.tsx'
import { useOffer } from '../offer/offer.ts'
import { paths, stepPath } from '../paths.ts'
import { Link, Navigate, useNavigate } from '../router.tsx'
import { hasSavedForm, usePurchase } from '../state/purchase-state.ts'
import { resultsPath } from '../state/results-path.ts'
import { useResults } from '../state/results-state.ts'
import { useJourneyProgress } from '../state/use-journey-progress.ts'
import actionsStyles from '../ui/actions.module.css'
import { Button, ButtonFace, buttonLook } from '../ui/Button.tsx'
import styles from './ProtectTermsPage.module.css'

const TITLE = 'Telematics terms'

/** Shown between Buy Now and payment, so that the terms are read before money is taken (NAV-10, D-041). */
export function ProtectTermsPage() {
  const offer = useOffer()
  const navigate = useNavigate()
  const purchase = usePurchase()
  const is30DayQuote = useResults((state) => state.is30DayQuote)
  const { furthest } = useJourneyProgress()
  usePageTitle(TITLE, brand.firm.name)
  const quotePath = is30DayQuote ? paths.thirtyDayQuote : resultsPath()
  if (!hasTelematicsTerms(journey, offer?.results ?? {})) return <Navigate to={quotePath} replace />
  const sections = telematicsSections({
    provider: offer?.results.telematicsDeviceProvider,
    insurer: journey.insurer,
    firm: brand.firm,
  })
  const canAccept =
    offer?.method && hasSavedForm({ purchase, results: offer.results, is30DayQuote })
      ? offer.method
      : undefined
  return (
    <div>
      <PageHeading lead="Your price depends on how you drive. Please read what is measured and what it means for you before you pay.">
        {TITLE}
      </PageHeading>
      {sections.map(({ title, points }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          {points.length > 1 ? (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : (
            <p>{points[0]}</p>
          )}
        </section>
      ))}
      <p className={styles.more}>
        Our <a href={brand.firm.privacyNoticeUrl}>privacy notice</a> says more about how we look after what we
        know of you.
      </p>
      {canAccept ? (
        <div className={actionsStyles.actions} data-part="step-actions">
          <Button
            className={actionsStyles.continue}
            onClick={() => navigate(paths[pageForPayment(canAccept)])}
          >
            Accept and continue
          </Button>
          <Link {...buttonLook('secondary')} to={quotePath}>
            <ButtonFace>Back to my quote</ButtonFace>
          </Link>
        </div>
      ) : (
        // A customer who came by URL can read the terms here. They are accepted between the form and payment (BUY-13).
        <div className={actionsStyles.actions} data-part="step-actions">
          <p className={actionsStyles.reason}>You accept these terms once you have filled in your details.</p>
          <Link
            {...buttonLook('primary', actionsStyles.continue)}
            to={offer ? quotePath : stepPath(furthest)}
          >
            <ButtonFace>{offer ? 'Back to my quote' : 'Continue to a quote'}</ButtonFace>
          </Link>
        </div>
      )}
    </div>
  )
}

/** Whether telematics terms apply: the journey shows them after Buy Now, or the quote names a device (NAV-10, D-041). */
export function hasTelematicsTerms(
  { results }: Pick<Terms, 'results'>,
  quote: { telematicsDeviceProvider?: string | undefined },
): boolean {
  return results.afterBuyNow === 'protect-terms' || quote.telematicsDeviceProvider !== undefined
}
