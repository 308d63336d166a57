import { brandColourStyle } from './journeys.ts'

/** Mobile first; wider screens get columns. No font or image is loaded from elsewhere. */
export const consoleStyle = `
:root {
  --paper: #faf9f6; --card: #fff; --ink: #17202a; --muted: #55606c; --line: #dedbd2;
  --link: #0b5d55; --plate: #ffd307; --focus: #1d4ed8;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
h1, h2, h3, p, ul, dl { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--link); text-underline-offset: 3px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
.wide { max-width: 1280px; margin: 0 auto; padding-inline: 20px; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 16px; top: -80px; background: var(--card); padding: 12px 16px; z-index: 1; }
.skip:focus { top: 16px; }
.mono, code { font-family: var(--mono); font-size: .9375em; }

.top { background: var(--ink); color: #fff; padding: 24px 0 20px; --focus: #fff; }
.name { display: flex; align-items: center; gap: 10px; font-weight: 600; }
.top h1 { font-size: 32px; line-height: 1.15; letter-spacing: -.02em; margin-top: 28px; text-wrap: balance; }
.lead { font-size: 18px; color: #d5dae0; margin-top: 12px; max-width: 44em; text-wrap: pretty; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 20px; }
nav a { display: inline-block; padding: 10px 0; color: #fff; font-weight: 600; }

section { padding-top: 48px; }
h2 { font-size: 24px; line-height: 1.2; letter-spacing: -.01em; }
h3 { font-size: 18px; line-height: 1.3; }
.about { color: var(--muted); margin-top: 6px; max-width: 60em; text-wrap: pretty; }

.journeys { display: grid; gap: 12px; margin-top: 20px; }
.journey {
  display: grid; grid-template-columns: 1fr auto; gap: 0 12px; height: 100%; min-height: 76px; align-content: center;
  background: var(--card); color: var(--ink); border: 1px solid var(--line); border-left: 8px solid var(--brand, var(--ink));
  border-radius: 10px; padding: 12px 16px; text-decoration: none;
}
.journey:hover { border-color: var(--brand); box-shadow: 0 2px 12px rgb(23 32 42 / .1); }
.journey .brand { font-size: 18px; font-weight: 700; }
.journey .product { grid-row: 2; }
.journey .takes { color: var(--muted); font-size: 14px; text-align: right; grid-column: 2; grid-row: 2; align-self: center; }
.journey .host { font: 13px/1.5 var(--mono); color: var(--muted); grid-column: 2; grid-row: 1; align-self: center; justify-self: end; }
${brandColourStyle}

.scenarios { display: grid; gap: 12px; margin-top: 20px; }
.scenarios li { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; }
.scenarios h3 a { display: block; padding: 2px 0; }
.where { margin-top: 4px; font-size: 15px; color: var(--muted); }
.scenarios .plate { margin-top: 12px; }
.expect { margin-top: 10px; font-size: 15px; }
.see { display: block; font-size: 13px; color: var(--muted); }

.plate {
  display: inline-block; background: var(--plate); color: #111; border: 1px solid #b79600; border-left: 8px solid #1b3f94;
  border-radius: 5px; padding: 1px 9px; font-weight: 700; letter-spacing: .05em; white-space: nowrap; line-height: 1.5;
  font-variant-numeric: tabular-nums;
}
.postcode { font: 600 16px/1.5 var(--mono); white-space: nowrap; }

.columns { display: grid; gap: 40px; margin-top: 20px; }
.columns h3:not(:first-child) { margin-top: 28px; }
.columns p { margin-top: 8px; font-size: 15px; line-height: 1.65; }
.columns .note { color: var(--muted); margin-top: 16px; }
.values { margin-top: 8px; }
.values li {
  display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; align-items: center; padding: 12px 0;
  border-bottom: 1px solid var(--line);
}
.values .plate, .values .postcode { justify-self: start; }
.values .what { grid-column: 1; grid-row: 2; font-size: 15px; }
.values .copy { grid-column: 2; grid-row: 1 / span 2; }
.copy {
  font: inherit; font-size: 14px; font-weight: 600; min-width: 92px; min-height: 44px; padding: 0 14px; cursor: pointer;
  background: var(--card); color: var(--ink); border: 1px solid #7b858f; border-radius: 8px;
}
.copy:hover { border-color: var(--ink); background: #f1efe9; }
.copy.done { background: var(--link); border-color: var(--link); color: #fff; }

.empty { margin-top: 16px; padding: 28px 20px; border: 1px dashed #a8adb3; border-radius: 10px; color: var(--muted); text-align: center; }
.letters { margin-top: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.letters li { display: grid; gap: 2px 24px; padding: 14px 16px; }
.letters li + li { border-top: 1px solid var(--line); }
.letters a { font-weight: 600; overflow-wrap: anywhere; }
.letters .to, .letters time { color: var(--muted); font-size: 15px; overflow-wrap: anywhere; }

.payments-title { margin-top: 32px; }
.faults { display: grid; gap: 12px; margin-top: 8px; }
.faults label { display: grid; gap: 4px; font-size: 15px; }
.faults select, .faults input {
  font: inherit; min-height: 44px; padding: 0 12px; background: var(--card); color: var(--ink);
  border: 1px solid #7b858f; border-radius: 8px; width: 100%;
}
.demo { max-width: 560px; padding-top: 32px; }
.demo section { padding-top: 28px; }
.demo h2 { margin-bottom: 12px; }
.demo pre { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; }

.services { margin-top: 12px; }
.services li { display: grid; gap: 2px 32px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.services code { overflow-wrap: anywhere; }
.services li > span { color: var(--muted); font-size: 15px; }
main { padding-bottom: 72px; }

.letter { padding-top: 32px; max-width: 860px; }
.letter h1 { font-size: 28px; line-height: 1.2; margin: 20px 0 16px; overflow-wrap: anywhere; }
.letter h2 { font-size: 18px; margin-top: 20px; }
.letter dl { font-size: 15px; }
.letter dl div { display: flex; gap: 12px; }
.letter dt { color: var(--muted); flex: 0 0 76px; }
.letter dd { margin: 0; overflow-wrap: anywhere; }
.letter .attached { margin-top: 16px; font-size: 15px; }
.letter .attached summary { padding: 8px 0; font-weight: 600; cursor: pointer; }
.letter .attached li { padding: 4px 0; overflow-wrap: anywhere; }
.views { margin: 20px 0; }
.views fieldset { display: inline-flex; flex-wrap: wrap; gap: 8px; border: 0; margin: 0 24px 16px 0; padding: 0; }
.views legend { float: left; padding: 10px 4px 10px 0; color: var(--muted); font-size: 15px; }
.views label {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; cursor: pointer; font-weight: 600;
  background: var(--card); border: 1px solid #7b858f; border-radius: 8px;
}
.views label:has(:checked) { background: var(--ink); border-color: var(--ink); color: #fff; }
.views label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 3px; }
.views input { position: absolute; opacity: 0; }
.views iframe {
  display: block; width: 100%; height: 900px; background: #fff; border: 1px solid var(--line); border-radius: 10px;
}
.views:has([value=phone]:checked) iframe { width: 414px; max-width: 100%; height: 868px; margin: 0 auto; background: var(--ink); border: 12px solid var(--ink); border-radius: 36px; }
.views:has([value=light]:checked) .dark, .views:has([value=dark]:checked) .light { display: none; }
.views:has([value=plain]:checked) iframe, .views:has([value=plain]:checked) .schemes { display: none; }
.views:not(:has([value=plain]:checked)) pre { display: none; }
.letter pre {
  background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 20px; margin: 20px 0;
  font: inherit; white-space: pre-wrap; overflow-wrap: anywhere;
}

.people { margin-top: 16px; }
.people li {
  display: grid; grid-template-columns: 168px 1fr; gap: 16px; align-items: center;
  padding: 6px 0; border-top: 1px solid var(--line);
}
.people .do { padding: 0 12px; }
.sign-in { margin-top: 32px; }
.office { max-width: 924px; }
.office section { padding-top: 40px; }
.office section > * + * { margin-top: 12px; }
.office .letters b { white-space: nowrap; }
.office .letters form { margin-top: 8px; }
.panel { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 20px; }
.panel > * + * { margin-top: 12px; }
.panel a { overflow-wrap: anywhere; font-weight: 600; }
.told { margin-top: 32px; padding: 14px 16px; border-left: 4px solid var(--link); border-radius: 6px; background: #e4f0ee; font-weight: 600; }
.moments { display: grid; gap: 10px 32px; padding-top: 14px; border-top: 1px solid var(--line); }
.moments dt { color: var(--muted); font-size: 14px; }
.moments dd { margin: 0; font-weight: 600; }
.do {
  font: inherit; font-weight: 700; min-height: 44px; padding: 0 24px; cursor: pointer;
  background: var(--ink); color: #fff; border: 1px solid var(--ink); border-radius: 8px;
}
.do:hover { background: #2c3947; }

@media (min-width: 700px) {
  .wide { padding-inline: 32px; }
  .top { padding: 32px 0 28px; }
  .top h1 { font-size: 40px; margin-top: 36px; }
  .journeys, .scenarios { grid-template-columns: 1fr 1fr; gap: 16px; }
  .letters li { grid-template-columns: 1fr auto auto; align-items: baseline; }
  .office .letters li { grid-template-columns: 220px 1fr auto; align-items: center; }
  .office .letters form { margin-top: 0; }
  .office .faults { grid-template-columns: 1fr 1fr auto; align-items: end; }
  .office .faults > * { margin-top: 0; }
  .moments { grid-template-columns: repeat(3, auto) 1fr; }
  .payments li { grid-template-columns: 90px 230px 1fr; }
  .payments .money { grid-column: span 2; }
  .services li { grid-template-columns: 440px 1fr; align-items: baseline; }
}
@media (min-width: 1100px) {
  section { padding-top: 64px; }
  .journeys { grid-template-columns: repeat(5, 1fr); }
  .journey {
    display: flex; flex-direction: column; min-height: 148px; justify-content: flex-start;
    border-left-width: 1px; border-left-color: var(--line); border-top: 8px solid var(--brand); padding: 16px;
  }
  .journey:hover { border-left-color: var(--brand); }
  .journey .takes { text-align: left; align-self: auto; margin-top: 4px; }
  .journey .host { align-self: auto; margin-top: auto; padding-top: 12px; }
  .scenarios { grid-template-columns: repeat(4, 1fr); }
  .scenarios li:has(.expect ~ .expect) { grid-column: 1 / -1; display: grid; grid-template-columns: 1fr 1.5fr 1.5fr; gap: 0 32px; }
  .scenarios li:has(.expect ~ .expect) > :not(.expect) { grid-column: 1; justify-self: start; }
  .scenarios .expect:has(~ .expect) { grid-area: 1 / 2 / span 3; margin-top: 2px; }
  .scenarios .expect ~ .expect { grid-area: 1 / 3 / span 3; margin-top: 2px; }
  .columns { grid-template-columns: repeat(3, 1fr); gap: 56px; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`
