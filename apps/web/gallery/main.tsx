import { isJourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { createRoot } from 'react-dom/client'
import 'virtual:brands.css'
import '../styles/index.css'

/** Open /gallery/index.html on the development server. Not part of the product: no build includes it. */
const asked = new URLSearchParams(location.search)
const named = asked.get('journey') ?? ''
const journey = isJourneyId(named) ? named : 'acorn_pc'
document.documentElement.dataset['journey'] = journey
document.documentElement.dataset['brand'] = journeyIdentities[journey].brand

// Imported only now: modules that read the journey find it in the page.
const { Gallery } = await import('./Gallery.tsx')
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')
createRoot(root).render(
  <Gallery view={asked.get('show') === 'questions' ? 'questions' : 'pieces'} journey={journey} />,
)
