import { expect, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { signInAtDesk } from './desk/sign-in.ts'
import { long } from './long.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'a data request is recorded with its legal due date and listed; erasure waits for a second staff member [DSK-703] [DSK-705]',
  long,
  async ({ page }) => {
    await signInAtDesk(page, 'Dot Pryce', { path: '/data-requests', secondFactor: true })
    await expect(page.getByRole('heading', { level: 1, name: 'Data requests' })).toBeVisible()
    await page.getByRole('button', { name: 'Write it down' }).click()
    await expect(page.getByText('Choose a brand')).toBeVisible()
    await expectClean(page, 'data requests')
    await page.getByLabel('Brand', { exact: true }).selectOption('A')
    await page.getByLabel('What they ask for').selectOption('erase')
    await page.getByLabel('Their email address').fill('nobody-here@example.com')
    await page.getByLabel('When we received it').fill('2026-11-02')
    await page.getByRole('button', { name: 'Write it down' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Erasure' })).toBeVisible()
    await expect(page.getByText('2 December 2026')).toBeVisible()
    await expectClean(page, 'a data request')
    await page.getByLabel('Your reason, for our record').fill('case 12')
    await page.getByRole('button', { name: 'Propose erasure' }).click()
    await expect(page.getByText('Somebody else of data protection erases it')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase for good' })).toHaveCount(0)
    await page.getByRole('link', { name: 'All data requests' }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Waits for a second person' }).first(),
    ).toBeVisible()
  },
)
