import { closing } from './closing'
import type { Comparison } from './comparison'
import { distribution } from './distribution'
import { factors } from './factors'
import { headline } from './headline'
import { Html, html } from './html'
import { dayInWords } from './in-words'
import { moverLists } from './mover-lists'
import { segmentPanels } from './segment-panels'
import { style } from './style'
import { tablesThatDiffer } from './tables-that-differ'
import { verdictMoves } from './verdict-moves'

/** The dislocation report: one file that needs nothing else. Nothing in it tells when or where it was made, so the same book and rates give the same bytes. */
export function report(comparison: Comparison): string {
  const { tally, book, after, differences } = comparison
  const hasPrices = tally.both.risks > 0
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>Dislocation of ${book}, ${dayInWords(after.on)}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${headline(comparison)}
${hasPrices ? distribution(tally) : undefined}
${factors(tally)}
${segmentPanels(tally)}
${moverLists(tally)}
${verdictMoves(tally)}
${tablesThatDiffer(differences)}
${closing(comparison)}
</main>
</body>
</html>
`.text
}
