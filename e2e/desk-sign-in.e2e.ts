import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { atDesk, signInAtDesk } from './desk/sign-in.ts'
import { long, longBut } from './long.ts'
import { at } from './site.ts'

const people = [
  ['Asha Patel', 'Adviser', ['Queue', 'Search']],
  ['Una Wright', 'Underwriter', ['Queue', 'Search']],
  ['Tom Ellery', 'Team lead', ['Queue', 'Search', 'Payments', 'Audit', 'Journey console']],
  ['Femi Carter', 'Finance', ['Queue', 'Search', 'Payments']],
  ['Dot Pryce', 'Data protection', ['Queue', 'Search', 'Data requests', 'Audit']],
] as const

const sections = (page: Page) =>
  page.getByRole('list', { name: 'Your sections' }).getByRole('heading').allTextContents()

for (const [name, role, opens] of people)
  test(
    `${role}: signs in at the provider and finds their own sections [DSK-102] [DSK-116] [DSK-117]`,
    longBut(role, 'Team lead'),
    async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await signInAtDesk(page, name, { isByButton: true })
      await expect(page.getByRole('banner')).toContainText(name)
      await expect(page.getByRole('banner')).toContainText(role)
      expect(await sections(page)).toEqual(opens)
      await (role === 'Team lead' ? expectClean : expectCleanInLongRun)(page, `home of ${role}`)
      // The only refusal is the page's request for the current user before the sign-in.
      expect(complaints.filter((each) => !each.includes('401'))).toEqual([])
    },
  )

test('a user without a brand or a role sees only a message about it [DSK-105]', long, async ({ page }) => {
  for (const [name, lacks] of [
    ['Nia Brook', 'a brand'],
    ['Rhys Vane', 'a role'],
  ] as const) {
    await signInAtDesk(page, name)
    await expect(page.getByRole('main')).toContainText(`you do not have ${lacks} at the desk`)
    await (lacks === 'a role' ? expectClean : expectCleanInLongRun)(page, `without ${lacks}`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  }
})

test('signing out ends the session here and at the provider [DSK-108]', long, async ({ page, context }) => {
  await signInAtDesk(page, 'Una Wright')
  const other = await context.newPage()
  await other.goto(atDesk('/'))
  await other.getByRole('heading', { name: 'Hello, Una' }).waitFor()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await expectClean(page, 'signed out')
  // The other tab too, immediately.
  await other.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await page.goto(atDesk('/'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  // The provider asks for the user again: its session has ended.
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
})

test('an unused desk shows a warning, and then signs out [DSK-107]', long, async ({ page }) => {
  await page.clock.install()
  await signInAtDesk(page, 'Asha Patel')
  await page.clock.fastForward('13:30')
  await page.getByRole('heading', { name: 'Are you still there?' }).waitFor()
  await expectClean(page, 'still there')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.clock.fastForward('13:30')
  await page.getByRole('heading', { name: 'Are you still there?' }).waitFor()
  await page.clock.fastForward('02:00')
  await page.getByRole('heading', { name: 'You were signed out' }).waitFor()
  await page.goto(atDesk('/'))
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
})

test('everything works by keyboard, and its keys are listed [DSK-116]', long, async ({ page }) => {
  await signInAtDesk(page, 'Tom Ellery')
  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await expectCleanInLongRun(page, 'keyboard')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// The check of the team lead's home page above also covers phones and wide screens.
test('fits a phone and a wide screen', long, async ({ page }) => {
  await signInAtDesk(page, 'Tom Ellery')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a customer’s host has no desk, and the desk’s no customers [DSK-111]', async ({ page }) => {
  for (const path of ['/sign-in', '/signed-out', '/api/desk/v1/Session/GetStaffSession'])
    expect((await page.goto(at('acorn_pc', path)))?.status(), path).toBe(404)
  const { port } = new URL(atDesk('/'))
  const wrongHost = await page.goto(`http://acorn-pc.localhost:${port}/`)
  expect(wrongHost?.status()).toBe(404)
  for (const path of ['/quote/vehicle-details', '/api/v1/Vehicle/GetVehicleMakes', '/api/docs'])
    expect((await page.goto(atDesk(path)))?.status(), path).toBe(404)
})
