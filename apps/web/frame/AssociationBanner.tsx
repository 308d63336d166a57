import type { ComparisonSite } from '@milepost/domain/brands/comparison-sites'

/** Seen by visitors a comparison site sent us, on every page (JRN-19, D-013). The site's name is set as text: no licence, no logo. */
export function AssociationBanner({ site }: { site: ComparisonSite | undefined }) {
  if (!site) return null
  return (
    <section className="association" aria-label="Comparison site">
      <p className="association__line">
        In Association with <strong className="association__name">{site.name}</strong>
      </p>
    </section>
  )
}
