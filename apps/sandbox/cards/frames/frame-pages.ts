import { type Html, html } from '../../console/html.ts'
import { poundsOf } from '../drop-in/transaction-shape.ts'
import type { Challenge } from '../engine/payments.ts'

/** Each field with its label, its hint and a place for its error. */
const cardForm = html`<form id="card" novalidate autocomplete="on">
<div class="field">
<label for="number">Card number</label>
<div class="box"><input id="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required aria-describedby="number-error">
<span id="scheme" class="scheme" aria-hidden="true"></span></div>
<p class="error" id="number-error"></p>
</div>
<div class="pair">
<div class="field">
<label for="expiry">Expiry date <span class="hint">MM/YY</span></label>
<input id="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required aria-describedby="expiry-error">
<p class="error" id="expiry-error"></p>
</div>
<div class="field">
<label for="cvc">Security code <span class="hint">3 digits</span></label>
<input id="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required aria-describedby="cvc-error">
<p class="error" id="cvc-error"></p>
</div>
</div>
</form>`

export const fieldsBody = html`<main>${cardForm}</main>`

export const dropInBody = html`<main>
<fieldset id="methods"><legend>How would you like to pay?</legend><div id="choices"></div></fieldset>
<div id="card-part" hidden>${cardForm}</div>
<p class="error" id="problem" role="alert"></p>
</main>`

export const walletButtonBody = html`<main><button type="button" id="pay" class="wallet-pay">Pay with wallet</button></main>`

/** The buttons of an overlay are disabled until its script listens: a press before that would be lost. */
export const walletSheetBody = html`<main class="sheet" aria-labelledby="heading">
<p class="kicker">Sandbox wallet</p>
<h1 id="heading" tabindex="-1">Pay</h1>
<p class="amount" id="amount"></p>
<fieldset><legend>Pay with</legend><div id="choices"></div></fieldset>
<p class="error" id="problem" role="alert"></p>
<div class="buttons"><button type="button" id="pay" class="main" disabled>Pay</button>
<button type="button" id="leave" disabled>Cancel</button></div>
</main>`

export const controllerBody = html`<main><h1>Card provider</h1></main>`

export function challengeBody(challenge: Challenge): Html {
  return html`<main class="sheet" aria-labelledby="heading" data-challenge="${challenge.id}">
<p class="kicker">Sandbox Bank</p>
<h1 id="heading" tabindex="-1">Is this you?</h1>
<dl><div><dt>Amount</dt><dd>£${poundsOf(challenge.pence)}</dd></div>
<div><dt>Card</dt><dd>ending ${challenge.last4}</dd></div></dl>
<p>Your bank wants to confirm that you are making this payment. A real bank would ask for a code or open its app. Here you choose the answer.</p>
<p class="error" id="problem" role="alert"></p>
<div class="buttons">
<button type="button" class="main" data-answer="approve" disabled>Approve</button>
<button type="button" data-answer="fail" disabled>Fail</button>
<button type="button" data-answer="attempt" disabled>Bank cannot be reached</button>
<button type="button" id="leave" disabled>Leave without an answer</button>
</div>
</main>`
}

export type FrameLink = { parent: string; channel: string }

/** The page of every frame. It knows which page embeds it and the channel they use. */
export function framePage(script: string, title: string, body: Html, link: FrameLink): string {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/cards/frames/frame.css">
<script src="/cards/frames/${script}.js" defer></script>
</head>
<body class="${script}" data-parent="${link.parent}" data-channel="${link.channel}">
${body}
</body>
</html>
`.html
}

/** Mobile first, plain enough for any brand's page; accent, ink, line and corners come from there. */
export const frameStyle = `
:root { --accent: #0b5d55; --ink: #17202a; --muted: #55606c; --line: #7b858f; --paper: #fff; --bad: #b3261e; --corner: 8px; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; background: transparent; }
body { margin: 0; color: var(--ink); font: 16px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { padding: 4px; }
h1, p, dl, dd, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
.field + .field, .pair { margin-top: 16px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: end; }
.pair .field { margin: 0; align-self: start; }
label, legend { display: block; font-weight: 600; margin-bottom: 6px; padding: 0; }
.hint { display: block; font-weight: 400; color: var(--muted); font-size: 14px; }
.box { position: relative; }
input:not([type=radio]) {
  width: 100%; height: 48px; padding: 0 14px; font: inherit; font-size: 17px; letter-spacing: .02em; color: inherit;
  background: var(--paper); border: 1px solid var(--line); border-radius: var(--corner); font-variant-numeric: tabular-nums;
}
.box input { padding-right: 104px; }
.scheme { position: absolute; right: 12px; top: 0; line-height: 48px; font-size: 13px; font-weight: 600; color: var(--muted); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
input[aria-invalid=true] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.error { color: var(--bad); font-size: 15px; }
.error:not(:empty) { margin-top: 6px; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 52px; padding: 6px 14px; margin: 0 0 8px; font-weight: 400;
  background: var(--paper); border: 1px solid var(--line); border-radius: var(--corner); cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent); flex: none; }
.choice b { display: block; font-weight: 600; }
.choice span span { color: var(--muted); font-size: 14px; }
#card-part { padding-top: 8px; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 0 20px; border-radius: var(--corner); cursor: pointer;
  background: var(--paper); color: var(--ink); border: 1px solid var(--line); }
button.main, button.wallet-pay { background: #17202a; border-color: #17202a; color: #fff; }
button.main:hover, button.wallet-pay:hover { background: #2b3845; }
button:disabled { opacity: .6; cursor: default; }
button.wallet-pay { width: 100%; min-height: 52px; }
.sheet { padding: 24px 20px; background: var(--paper); min-height: 100vh; }
.kicker { font-size: 14px; font-weight: 600; color: var(--muted); }
.sheet h1 { font-size: 24px; line-height: 1.2; margin-top: 4px; outline-offset: 4px; }
.sheet .amount { font-size: 32px; font-weight: 700; margin: 8px 0 20px; font-variant-numeric: tabular-nums; }
.sheet dl { margin: 16px 0; border-top: 1px solid #dedbd2; }
.sheet dl div { display: flex; justify-content: space-between; padding: 10px 0; border-bottom: 1px solid #dedbd2; }
.sheet dt { color: var(--muted); }
.sheet dd { font-weight: 600; }
.buttons { display: grid; gap: 10px; margin-top: 20px; }
body.challenge.whole { background: #eceae4; }
body.challenge.whole .sheet { max-width: 440px; min-height: 0; margin: 32px auto; border-radius: 12px; }
@media (prefers-reduced-motion: no-preference) { button { transition: background-color .15s; } }
`
