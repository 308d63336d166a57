/** Light or dark by the reader's system setting; print is always light. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #f3f6f4; --card: #fff; --ink: #13201b; --soft: #55625c; --line: #cfd8d3; --faint: #e2e8e5;
  --plate: #00563b; --plate-ink: #fff; --plate-soft: #c9e2d7; --plate-mark: #ffd53d;
  --up: #bf3409; --down: #0b5ca6; --same: #a9b4ae; --warn: #6b4700; --warn-paper: #fff0c2;
  --sans: "Inter", "Segoe UI", system-ui, -apple-system, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1412; --card: #161e1b; --ink: #e7edea; --soft: #9eaba5; --line: #34403b; --faint: #232d29;
    --plate: #004a32; --up: #ff8d5e; --down: #74b6f4; --same: #5f6b66; --warn: #ffd98a; --warn-paper: #3b2d0c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
main { max-width: 1180px; margin: 0 auto; padding: 40px 32px 64px; }
h1, h2, h3, p, dl, dd, figure, ul, ol { margin: 0; padding: 0; }
ul, ol { list-style: none; }
small { font-size: inherit; }
a { color: inherit; }
table { border-collapse: collapse; width: 100%; }
th { font-weight: inherit; text-align: left; }
td { text-align: right; }
th, td { padding: 3px 0; vertical-align: middle; }
.up { color: var(--up); fill: var(--up); }
.down { color: var(--down); fill: var(--down); }
.same { color: var(--soft); fill: var(--same); }
.quiet { color: var(--soft); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.plate { background: var(--plate); color: var(--plate-ink); border: 3px solid var(--plate-ink); border-radius: 18px; box-shadow: 0 0 0 7px var(--plate); margin: 7px; padding: 26px 36px 22px; }
.kind { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 14px; color: var(--plate-soft); }
.kind b { color: var(--plate-ink); }
.kind .book { margin-left: auto; overflow-wrap: anywhere; }
h1 { font: 700 clamp(34px, 5.6vw, 64px)/1.05 var(--sans); letter-spacing: -.025em; margin: 34px 0 30px; text-wrap: balance; }
h1 em { font-style: normal; color: var(--plate-mark); white-space: nowrap; }
.plate dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 20px; font: 600 clamp(19px, 2.4vw, 28px)/1.4 var(--sans); letter-spacing: -.01em; }
.plate dt small { font-size: 14px; font-weight: 400; letter-spacing: 0; color: var(--plate-soft); margin-left: 8px; overflow-wrap: anywhere; }
.plate dd { white-space: nowrap; }
.warning { margin: 24px 0 0; padding: 12px 16px; background: var(--warn-paper); color: var(--warn); border-radius: 8px; }
.lead { font-size: clamp(17px, 1.8vw, 20px); line-height: 1.5; max-width: 46em; margin-top: 36px; text-wrap: pretty; }

.split { margin-top: 22px; }
.split svg { display: block; border-radius: 4px; }
.split figcaption { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin-top: 8px; font-size: 14px; }
.split span:nth-child(2) { text-align: center; }
.split span:nth-child(3) { text-align: right; }
.split small { color: var(--soft); margin-left: 4px; }

.figures { display: grid; grid-template-columns: repeat(4, 1fr); gap: 14px; margin-top: 32px; }
.figures div { padding: 16px 18px 14px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.figures dt { font-size: 14px; color: var(--soft); }
.figures dd { font-size: 28px; font-weight: 650; line-height: 1.25; margin-top: 4px; letter-spacing: -.02em; }
.figures small { display: block; font-size: 13px; font-weight: 400; line-height: 1.4; color: var(--soft); margin-top: 2px; letter-spacing: 0; }

section { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 20px 48px; margin-top: 64px; border-top: 2px solid var(--ink); padding-top: 16px; }
h2 { font-size: 22px; font-weight: 700; line-height: 1.2; letter-spacing: -.015em; }
section > header p { color: var(--soft); font-size: 13.5px; line-height: 1.5; margin-top: 8px; max-width: 34em; }
h3, caption { font-size: 14px; font-weight: 600; text-align: left; line-height: 1.4; }
caption { padding-bottom: 6px; }

.beside { display: grid; grid-template-columns: minmax(0, 1fr) 232px; gap: 40px; align-items: start; }
.chart { display: block; overflow: visible; }
.chart rect { stroke: var(--paper); stroke-width: 1; }
.chart .beyond { opacity: .5; }
.chart text { font-size: 12px; fill: var(--soft); }
.grid { stroke: var(--faint); }
.axis { stroke: var(--ink); }
.nought { stroke: var(--soft); stroke-width: 1; }
figcaption { font-size: 13px; color: var(--soft); margin-top: 6px; }
.quantiles thead th, .verdicts thead th, .steps thead th { color: var(--soft); font-size: 13px; padding-bottom: 4px; }
.quantiles th + th, .verdicts th + th { text-align: right; }
.quantiles tbody tr:nth-child(6) { font-weight: 600; }
.quantiles tbody tr { border-top: 1px solid var(--faint); }
.quantiles td { padding-left: 8px; }

.bars { table-layout: fixed; break-inside: avoid; }
.bars td, .bars th { border-top: 1px solid var(--faint); font-size: 14px; }
.bars thead th { border-top: 0; }
.bars th { padding-right: 8px; overflow-wrap: break-word; }
.bars td { padding-left: 10px; white-space: nowrap; }
.bars td.quiet { font-size: 13px; }
.bars .name { width: 38%; }
.bars .risks { width: 14%; }
.bars .move { width: 17%; }
.bar svg { display: block; overflow: visible; }
.arrow { font-size: 11px; fill: var(--paper); }
.steps .name { width: 31%; }
.steps .risks { width: 10%; }
.steps .move { width: 14%; }
.steps .part { width: 10%; }
.steps thead th:nth-child(n + 2) { text-align: right; padding-right: 0; }
.steps tfoot th, .steps tfoot td { border-top: 1px solid var(--ink); font-weight: 600; }
.panels { columns: 2; column-gap: 44px; }
.panels > table { margin-bottom: 32px; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 36px 44px; }

.movers > li { border-top: 1px solid var(--line); padding: 10px 0 12px; font-size: 14px; break-inside: avoid; }
.movers > li:first-child { margin-top: 6px; }
.who { display: flex; justify-content: space-between; gap: 12px; align-items: baseline; }
.who > b { font-size: 20px; font-weight: 650; letter-spacing: -.02em; }
@media (min-width: 901px) { section > header { position: sticky; top: 20px; align-self: start; } }
.movers li li { display: flex; justify-content: space-between; gap: 12px; color: var(--soft); font-size: 13px; padding-left: 12px; border-left: 2px solid var(--faint); overflow-wrap: anywhere; }
.movers li li b { font-weight: 600; white-space: nowrap; }
.movers ul { margin: 6px 0; }
.where { color: var(--soft); font-size: 12.5px; overflow-wrap: anywhere; }

.verdicts { max-width: 560px; }
.verdicts tbody tr, .verdicts tfoot tr { border-top: 1px solid var(--faint); }
.verdicts .stays { font-weight: 600; }
.verdicts .moves { color: var(--up); font-weight: 600; }

.tables { columns: 2; column-gap: 44px; }
.tables article { break-inside: avoid; border-top: 1px solid var(--line); padding: 10px 0 18px; font-size: 14px; }
summary { cursor: pointer; color: var(--soft); margin-top: 4px; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--down); outline-offset: 2px; }
.rows { margin-top: 6px; font-size: 13px; }
.rows li { display: flex; justify-content: space-between; gap: 12px; border-top: 1px solid var(--faint); padding: 2px 0; }
.rows b { display: inline-block; min-width: 58px; text-align: right; font-weight: 600; }
.problems li, .notes li { border-top: 1px solid var(--faint); padding: 7px 0; max-width: 62em; overflow-wrap: anywhere; }

@media (max-width: 900px) {
  main { padding: 14px 16px 48px; }
  .plate { padding: 20px 20px 16px; border-radius: 14px; }
  h1 { margin: 22px 0 20px; }
  section { grid-template-columns: minmax(0, 1fr); margin-top: 48px; }
  .beside, .pair { grid-template-columns: minmax(0, 1fr); }
  .panels, .tables { columns: 1; }
  .figures { grid-template-columns: 1fr 1fr; }
}
@media (max-width: 560px) {
  .kind .book { margin-left: 0; flex-basis: 100%; }
  .plate dl div { margin-top: 6px; }
  .plate dt small { display: block; margin-left: 0; font-size: 13px; line-height: 1.3; }
  .lead { margin-top: 26px; }
  .figures { gap: 10px; }
  .figures div { padding: 12px 12px 10px; }
  .figures dd { font-size: 22px; }
  .split small { display: block; margin-left: 0; }
  .tick.odd, .steps .aside, .steps .risks, .steps .part { display: none; }
  .steps .name { width: 42%; }
  .steps .move { width: 27%; }
}
@media print {
  @page { size: A4; margin: 14mm; }
  :root { --paper: #fff; --card: #fff; --ink: #13201b; --soft: #4d5954; --line: #cfd8d3; --faint: #e2e8e5; --up: #bf3409; --down: #0b5ca6; --same: #a9b4ae; --plate: #00563b; --plate-ink: #13201b; --plate-soft: #4d5954; --plate-mark: #13201b; --warn: #6b4700; --warn-paper: #fff0c2; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  section { grid-template-columns: minmax(0, 1fr); margin-top: 28px; gap: 12px; }
  .figures, .split, .bars, figure { break-inside: avoid; }
  h2, h3, caption { break-after: avoid; }
  .plate { background: none; border-color: var(--plate); box-shadow: none; margin: 0; }
  h1 { font-size: 30pt; margin: 18px 0; }
  .figures { grid-template-columns: repeat(4, 1fr); gap: 8px; }
  .figures dd { font-size: 15pt; }
  .beside { grid-template-columns: minmax(0, 1fr) 212px; gap: 24px; }
  .quantiles { font-size: 9.5pt; }
  .panels, .tables { columns: 2; }
  .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
  summary { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`
