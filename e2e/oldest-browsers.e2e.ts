import { expect, type Page, test } from '@playwright/test'
import { cards, typeCard } from './paying/cards.ts'
import { openPayment, pay, sayAddressIsHome } from './paying/open-payment.ts'
import { variants } from './paying/variants.ts'

/**
 * What the oldest browsers that the site is built for lack (`build.target` in apps/web/vite.config.ts: Chrome 111, Edge 111, Firefox 128,
 * Safari 16.4), and this browser has. Static members and methods by the object that holds them; a global by itself.
 */
const newer: readonly (readonly [holder: string, name: string])[] = [
  ['URL', 'canParse'],
  ['URL', 'parse'],
  ['globalThis', 'trustedTypes'],
  ['globalThis', 'scheduler'],
  ['globalThis', 'documentPictureInPicture'],
  ['Promise', 'withResolvers'],
  ['Promise', 'try'],
  ['Object', 'groupBy'],
  ['Map', 'groupBy'],
  ['Array', 'fromAsync'],
  ['Set.prototype', 'union'],
  ['Set.prototype', 'intersection'],
  ['Set.prototype', 'difference'],
  ['Set.prototype', 'isSubsetOf'],
  ['String.prototype', 'isWellFormed'],
  ['String.prototype', 'toWellFormed'],
  ['ArrayBuffer.prototype', 'transfer'],
  ['Iterator.prototype', 'map'],
  ['Iterator.prototype', 'filter'],
  ['Iterator.prototype', 'toArray'],
  ['Iterator', 'from'],
  ['Uint8Array', 'fromBase64'],
  ['RegExp', 'escape'],
  ['AbortSignal', 'any'],
  ['Element.prototype', 'checkVisibility'],
  ['HTMLElement.prototype', 'showPopover'],
  ['HTMLElement.prototype', 'togglePopover'],
  ['Document.prototype', 'startViewTransition'],
  ['HTMLDialogElement.prototype', 'requestClose'],
  ['Element.prototype', 'setHTMLUnsafe'],
  ['Document', 'parseHTMLUnsafe'],
  ['Navigator.prototype', 'connection'],
  ['Navigator.prototype', 'userAgentData'],
  ['globalThis', 'requestIdleCallback'],
]

/** Before any script of ours, in every frame. Fails if one of them is still there: then the test would prove nothing. */
async function takeAway(page: Page): Promise<void> {
  await page.addInitScript((missing) => {
    for (const [holder, name] of missing) {
      const owner = holder
        .split('.')
        .reduce<unknown>((object, part) => Reflect.get(Object(object), part), globalThis)
      if (owner === undefined || owner === null) continue
      Reflect.deleteProperty(Object(owner), name)
      if (name in Object(owner)) Object.defineProperty(Object(owner), name, { value: undefined })
    }
  }, newer)
}

// A browser without Trusted Types ignores the directives about them; this one would enforce them without offering the policies.
test.use({ bypassCSP: true })

for (const [variant, journey] of variants)
  test(`sells by card (${variant}) in a browser without anything newer than the oldest the site is built for [CRD-01] [CRD-08]`, async ({
    page,
  }) => {
    test.slow()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await takeAway(page)
    await openPayment(page, journey)
    const left = await page.evaluate(() => [
      Reflect.get(URL, 'canParse'),
      Reflect.get(globalThis, 'trustedTypes'),
    ])
    expect(left).toEqual([undefined, undefined])
    await sayAddressIsHome(page)
    await typeCard(page, variant, cards.visa)
    await pay(page)
    await expect(page).toHaveURL(/\/thank-you$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
    expect(errors).toEqual([])
  })
