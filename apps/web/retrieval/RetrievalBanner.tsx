import { journey } from '../brands/current'
import { retrievalBanners } from '../brands/retrieval-banners'
import { Icon } from '../ui/Icon'

/** Each brand greets whoever comes back in its own colours and voice (RET-03). */
export function RetrievalBanner() {
  const { title, line } = retrievalBanners[journey.brand]
  return (
    <div className="retrieval-banner">
      <span className="retrieval-banner__mark">
        <Icon name="document" />
      </span>
      <div>
        <p className="retrieval-banner__title">{title}</p>
        <p>{line}</p>
      </div>
    </div>
  )
}
