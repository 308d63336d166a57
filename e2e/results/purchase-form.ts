import type { Page } from '@playwright/test'

export const CONTACT = '**/api/v1/Contact/UpdateContactPreferences'
export const form = (page: Page) => page.getByRole('form', { name: 'Buy your policy' })
export const email = (page: Page) => page.getByLabel('Which email address should we use for your policy?')
/** Opens an answer that is a line: Email, Phone, Driving licence, Automatic renewal. */
export const change = (page: Page, answer: string) =>
  page.getByRole('button', { name: `Change ${answer}`, exact: true }).click()
export const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' })
export const problems = (page: Page) => form(page).getByRole('alert').getByRole('link')

/** Every page this tab has been on, redirects included. */
export const visited = (page: Page) =>
  page.evaluate(
    () => (window as { dataLayer?: { path?: string }[] }).dataLayer?.map(({ path }) => path) ?? [],
  )
