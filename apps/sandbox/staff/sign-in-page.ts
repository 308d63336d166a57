import { html, page } from '../console/html.ts'
import type { Person } from './people.ts'

/** A choice of people without passwords: all of them are invented. */
export function signInPage(uid: string, people: readonly Person[], isSecondFactorAsked: boolean): string {
  const rows = people.map(
    ({ sub, name, about }) =>
      html`<li><button class="do" type="submit" name="sub" value="${sub}">${name}</button><span class="what">${about}</span></li>`,
  )
  const tick = isSecondFactorAsked
    ? html`<label class="tick"><input type="checkbox" name="secondFactor" value="yes" checked> With a second factor, which the desk requires for this</label>`
    : html`<label class="tick"><input type="checkbox" name="secondFactor" value="yes"> With a second factor</label>`
  return page(
    'Staff sign-in',
    html`<header class="top"><div class="wide office">
<p class="name"><img src="/mark.svg" alt="" width="32" height="32"> Milepost sandbox</p>
<h1>Staff sign-in</h1>
<p class="lead">The broker’s identity provider. Choose who you are; there is no password.</p></div></header>
<main id="main" class="wide office">
<form class="panel sign-in" method="post" action="/staff/sign-in/${uid}">
<p>${tick}</p>
<ul class="people">${rows}</ul>
</form>
</main>`,
  )
}

/** Submitted by a script of ours; without scripts it is a button. */
export function signOutPage(form: string): string {
  const whole = form.replace(
    '</form>',
    '<input type="hidden" name="logout" value="yes"><button class="do" type="submit">Sign out</button></form>',
  )
  return page(
    'Signing out',
    html`<main id="main" class="wide office"><h1>Signing out</h1>
<div class="panel" data-signs-out>${{ html: whole }}</div>
<script src="/staff/sign-out.js" defer></script></main>`,
  )
}

export function signedOutPage(): string {
  return page(
    'Signed out',
    html`<main id="main" class="wide office"><h1>Signed out</h1><p>You are signed out of the broker’s identity provider.</p></main>`,
  )
}

export const signOutScript = `document.querySelector('[data-signs-out] form')?.submit()\n`
