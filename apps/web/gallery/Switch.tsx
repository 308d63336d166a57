import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'

export type View = 'pieces' | 'questions'
const views: readonly View[] = ['pieces', 'questions']

function galleryAddress(view: View, journey: JourneyId): string {
  return `?show=${view}&journey=${journey}`
}

/** What is shown, and in which of the ten dresses. Plain links: a journey is read once, when its page is opened. */
export function Switch({ view, journey }: { view: View; journey: JourneyId }) {
  return (
    <nav className="gallery__switch" aria-label="Gallery">
      <ul>
        {views.map((each) => (
          <li key={each}>
            <a href={galleryAddress(each, journey)} aria-current={each === view ? 'page' : undefined}>
              {each}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {journeyIds.map((each) => (
          <li key={each}>
            <a href={galleryAddress(view, each)} aria-current={each === journey ? 'true' : undefined}>
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
