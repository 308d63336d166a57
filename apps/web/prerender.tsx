import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App, PagePanel } from './App.tsx'
import { brand } from './brands/brand.ts'
import { journey } from './brands/current.ts'
import { Frame } from './frame/Frame.tsx'
import { PageWaiting } from './frame/PageWaiting.tsx'
import { QuoteWaiting } from './frame/QuoteWaiting.tsx'
import { paths, stepPath } from './paths.ts'
import { fixedHistory, Router } from './router.tsx'

/**
 * React would send large parts later and move them into place with an inline script; with this limit everything is rendered in
 * place.
 */
const NOTHING_LATER = Number.POSITIVE_INFINITY

/**
 * The first screen for a visitor without any state, which the server sends before any script loads. It is rendered at build time by
 * the same components that hydrate it in the browser (main.tsx).
 */
export function firstScreen(): Promise<string> {
  return drawn(
    <StrictMode>
      <Router history={fixedHistory(stepPath('vehicleDetails'))}>
        <App />
      </Router>
    </StrictMode>,
  )
}

/** The empty frame of every other page, shown until that page's scripts have loaded. */
export function waitingScreen(): Promise<string> {
  return drawn(
    <Frame {...ours}>
      <PageWaiting />
    </Frame>,
  )
}

/** Where a comparison site's visitor lands, shown until their quote has been fetched (AGG-03). */
export function landingScreen(): Promise<string> {
  return drawn(
    <Frame {...ours} site="loading" sidePanel={<PagePanel path={paths.pcwResult} />} footerExtraPadding>
      <QuoteWaiting />
    </Frame>,
  )
}

const ours = { brand, product: journey.name, onLogo: () => undefined }

async function drawn(page: ReactNode): Promise<string> {
  const problems: unknown[] = []
  const { prelude } = await prerender(page, {
    progressiveChunkSize: NOTHING_LATER,
    onError: (error) => void problems.push(error),
  })
  const html = await new Response(prelude).text()
  if (problems.length > 0) throw new AggregateError(problems, 'This screen cannot be drawn')
  return html
}
