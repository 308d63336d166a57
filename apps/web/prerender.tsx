import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App, EmptyFrame } from './App'
import { stepPath } from './paths'
import { fixedHistory, Router } from './router'

/** React sends large parts later, put in place by a script in the page; here every part stands where it belongs. */
const NOTHING_LATER = Number.POSITIVE_INFINITY

/**
 * The first screen as somebody sees it who brings nothing along, for the server to send before any script arrives. It is drawn when the
 * site is built, by the very components that take it over in the browser (main.tsx).
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

/** What every page but the first stands in, with nothing in it yet: seen until the scripts of that page have come. */
export function waitingScreen(): Promise<string> {
  return drawn(<EmptyFrame />)
}

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
