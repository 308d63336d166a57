import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page } from '@playwright/test'
import { described, linkFromSite } from '../arriving/from-site.ts'
import { office } from '../office.ts'
import { expectReady, openPayment } from '../paying/open-payment.ts'
import { expectResults, openCheckAnswers, openResults, openStep } from '../results/open-results.ts'
import { referenceOn, title } from '../returning/come-back.ts'
import { mailbox, mailedLink, quoteOf } from '../returning/emailed-link.ts'
import { at } from '../site.ts'
import { aPolicy, sayPurchase } from '../thank-you/served-purchase.ts'

/** A URL by which a customer enters the site, and what they see when the page is complete. */
export type Door = {
  /** Prepares what the URL opens, in the tab if the page needs the tab's state; returns the URL. */
  prepare: (page: Page, journey: JourneyId) => Promise<string>
  whole: (page: Page) => Promise<void>
}

const heading = (name: string | RegExp) => (page: Page) => expect(title(page, name)).toBeVisible()

export const doors = {
  'first screen': {
    prepare: async (_page, journey) => at(journey, '/'),
    whole: (page) => expect(page.getByRole('button', { name: 'Find Vehicle' })).toBeVisible(),
  },
  'comparison site': {
    prepare: (_page, journey) => linkFromSite(journey),
    whole: expectResults,
  },
  'comparison site without a vehicle': {
    prepare: (_page, journey) => linkFromSite(journey, { vehicle: described }),
    whole: heading('Your quote is almost ready'),
  },
  reminder: {
    prepare: async (page, journey) => {
      await openResults(page, journey)
      return office('link', await referenceOn(page))
    },
    whole: heading('Your quote is ready'),
  },
  'emailed link': {
    prepare: async (page, journey) => {
      const email = mailbox('door')
      return mailedLink(page, await quoteOf(page, email, journey), email, journey)
    },
    whole: heading('Your quote is ready to open'),
  },
  'saved quote without its link': {
    prepare: async (_page, journey) => at(journey, '/saved-quote'),
    whole: heading('Please open the link in your email again'),
  },
  retrieval: {
    prepare: async (_page, journey) => at(journey, '/quote-retrieval'),
    whole: heading('Retrieved a quote within the last 30 days?'),
  },
  'a step': {
    prepare: async (page, journey) => {
      await openStep(page, journey, 'aboutYou')
      return page.url()
    },
    whole: (page) => expect(page.getByText(/^Step \d of 7 - /)).toBeVisible(),
  },
  'check answers': {
    prepare: async (page, journey) => {
      await openCheckAnswers(page, journey)
      return page.url()
    },
    whole: heading('Check your answers'),
  },
  results: {
    prepare: async (page, journey) => {
      await openResults(page, journey)
      return at(journey, '/results')
    },
    whole: expectResults,
  },
  payment: {
    prepare: async (page, journey) => {
      await openPayment(page, journey)
      return at(journey, '/make-payment')
    },
    whole: expectReady,
  },
  'payment summary': {
    prepare: async (page, journey) => {
      await openResults(page, journey)
      return at(journey, '/payment-summary')
    },
    whole: heading('Payment summary'),
  },
  'thank you': {
    prepare: async (page, journey) => {
      await sayPurchase(page, aPolicy({}))
      return at(journey, '/thank-you')
    },
    whole: heading(/^Thank you/),
  },
  error: {
    prepare: async (_page, journey) => at(journey, '/error'),
    whole: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
} as const satisfies Readonly<Record<string, Door>>

export type DoorName = keyof typeof doors
