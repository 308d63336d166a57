import { type Html, html } from '../../desk/html'
import type { Challenge } from '../engine/challenge'
import { poundsOf } from '../faces/drop-in/pounds'

/** Each box with its label, its hint and a place for what is wrong with it. */
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

/** Buttons of what comes over the page are closed until somebody listens to them: a press before that would be lost. */
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
<p>Your bank wants to know that you are making this payment. A real one would ask for a code or its app. Here you choose.</p>
<p class="error" id="problem" role="alert"></p>
<div class="buttons">
<button type="button" class="main" data-answer="approve" disabled>Approve</button>
<button type="button" data-answer="fail" disabled>Fail</button>
<button type="button" data-answer="attempt" disabled>Bank cannot be reached</button>
<button type="button" id="leave" disabled>Leave without an answer</button>
</div>
</main>`
}
