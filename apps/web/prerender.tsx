import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './App'
import { stepPath } from './paths'

/** React sends large parts later, put in place by a script in the page; here every part stands where it belongs. */
const NOTHING_LATER = Number.POSITIVE_INFINITY

/**
 * The first screen as somebody sees it who brings nothing along, for the server to send before any script arrives. It is drawn when the
 * site is built, by the very components that take it over in the browser (main.tsx).
 */
export async function firstScreen(): Promise<string> {
  const problems: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={stepPath('vehicleDetails')}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: NOTHING_LATER, onError: (error) => void problems.push(error) },
  )
  const html = await new Response(prelude).text()
  if (problems.length > 0) throw new AggregateError(problems, 'The first screen cannot be drawn')
  return html
}
