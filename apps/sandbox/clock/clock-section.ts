import { type Html, html } from '../console/html.ts'

const jumps = [
  [1, 'One day'],
  [7, 'One week'],
  [30, 'Thirty days'],
] as const

export type ClockView = { now: Date; isShared: boolean }

/** The part of the console that moves the time. */
export function clockSection({ now, isShared }: ClockView): Html {
  const buttons = jumps.map(
    ([days, words]) =>
      html`<form method="post" action="/clock/v1/moves"><input type="hidden" name="days" value="${days}"><button type="submit">${words} forward</button></form>`,
  )
  return html`<section aria-labelledby="clock"><h2 id="clock">Clock</h2>
<p class="about">It is <b class="mono">${now.toISOString().slice(0, 16).replace('T', ' ')}</b> UTC here. Moving the clock moves ${
    isShared
      ? 'the product and everything in the sandbox together: notices and renewals are sent, cards are charged, quotes and sessions end'
      : 'only the sandbox: it cannot reach the product’s database'
  }. Jobs of skipped days run at once, as after a machine was off. It never goes back: to start again, delete the data folder.
Browsers keep their own time, so buy first and move the clock then.</p>
${buttons}
<form method="post" action="/clock/v1/moves"><label>To (UTC) <input type="datetime-local" name="to" required></label><button type="submit">Move the clock</button></form></section>`
}
