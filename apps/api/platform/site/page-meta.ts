import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { firmOf, messages, themes } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { escapeHtml } from '../http/html.ts'

/** Where the build puts the picture of each journey that is shown with a shared link; a new journey may have none yet. */
export const SHARING_PICTURES = 'sharing'

export function pageTitle(journey: JourneyId): string {
  return `${journeys[journey].name} - ${firmOf(journeys[journey].brand).name}`
}

/** What search engines, shared links and a phone's browser bar show of a journey. */
export function pageMeta(journey: JourneyId, siteDir: string, home: URL | undefined): string {
  const { brand } = journeys[journey]
  const { description } = messages[brand]
  const named = { description, 'theme-color': themes[brand].colours.header }
  const picture = `${SHARING_PICTURES}/${journey}.png`
  const shared = {
    'og:type': 'website',
    'og:site_name': firmOf(brand).name,
    'og:title': pageTitle(journey),
    'og:description': description,
    // An absolute address, as required by programs that show shared links.
    ...(home && existsSync(join(siteDir, picture)) && { 'og:image': new URL(picture, home).href }),
  }
  return [
    ...Object.entries(named).map(([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}">`),
    ...Object.entries(shared).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
  ].join('')
}
