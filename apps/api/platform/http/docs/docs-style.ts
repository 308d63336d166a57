/** The look of the API page. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --raised: #fff; --ink: #1b2230; --muted: #566072; --line: #d9d6cd; --control: #7d8494;
  --accent: #1f4fa3; --accent-ink: #fff; --code: #f2f0ea; --good: #1b6b3a; --bad: #a3261f; --focus: #b45309;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181f; --raised: #1c222c; --ink: #eceef2; --muted: #a5adbb; --line: #343c49; --control: #8b94a5;
    --accent: #8ab4ff; --accent-ink: #10151d; --code: #11151b; --good: #7fd6a0; --bad: #ff9d94; --focus: #fbbf5c;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
code, pre, textarea, .path, .field input { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.9375rem; }
.top { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 1rem 1.5rem;
  border-bottom: 1px solid var(--line); background: var(--raised); }
.mark { margin: 0; font-weight: 700; font-size: 1.25rem; letter-spacing: -0.01em; }
.mark span { color: var(--muted); font-weight: 500; }
.page { max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav li a { display: block; padding: 0.25rem 0; text-decoration: none; overflow-wrap: anywhere; }
nav li a:hover { text-decoration: underline; }
nav p { margin: 0; font-size: 0.875rem; color: var(--muted); font-weight: 600; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 0.5rem; text-wrap: balance; }
main > h2 { margin: 2.5rem 0 1rem; font-size: 1.25rem; }
.lead { max-width: 42rem; color: var(--muted); margin: 0 0 1.5rem; }
.tenancy { display: flex; flex-wrap: wrap; gap: 1rem; }
.tenancy .field { flex: 1 1 12rem; max-width: 20rem; }
.call { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 0 0 1.5rem; }
.call h3 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
.call p { margin: 0.5rem 0; }
.path { color: var(--muted); overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 3.25rem; padding: 0.125rem 0.5rem; margin-right: 0.5rem; border-radius: 6px;
  border: 1px solid currentColor; font-size: 0.8125rem; text-align: center; color: var(--good); }
.method.put, .method.post { color: var(--accent); }
.codes { color: var(--muted); overflow-wrap: anywhere; }
.requirement, .place, .hint { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
.field { margin: 1rem 0 0; }
.field label { display: block; font-weight: 600; margin-bottom: 0.25rem; }
.field input, .field select, .field textarea { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; font-size: 1rem;
  color: inherit; background: var(--raised); border: 1px solid var(--control); border-radius: 8px; }
.field textarea { resize: vertical; line-height: 1.5; }
.field .hint { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
button { margin: 1.25rem 0 0.5rem; min-height: 3rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 8px; cursor: pointer;
  background: var(--accent); color: var(--accent-ink); font: inherit; font-weight: 600; overflow-wrap: anywhere; }
details { margin: 0.5rem 0; }
summary { cursor: pointer; padding: 0.25rem 0; }
pre { margin: 0.5rem 0; padding: 0.75rem 1rem; background: var(--code); border: 1px solid var(--line); border-radius: 8px;
  overflow: auto; max-height: 28rem; }
.answer { margin-top: 1rem; padding-top: 0.5rem; border-top: 1px solid var(--line); }
.outcome { font-weight: 700; overflow-wrap: anywhere; }
.answer[data-kind="good"] .outcome { color: var(--good); }
.answer[data-kind="bad"] .outcome { color: var(--bad); }
@media (min-width: 60rem) {
  .page { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 3rem; padding: 2.5rem 1.5rem; }
  nav { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
  .call { padding: 1.75rem; }
}
/* As wide as the longest name of a call, with room for the scroll bar. */
@media (min-width: 80rem) {
  .page { grid-template-columns: max-content minmax(0, 1fr); gap: 2rem; }
  nav { padding-right: 1.25rem; }
  nav li a { white-space: nowrap; }
}
`
