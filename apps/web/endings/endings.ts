import type { Brand } from '@milepost/domain/brands/brand'
import { homeAddressOf } from '@milepost/domain/brands/brand'
import { paths } from '../paths'

/** A way on from an end page: inside the site, or to the brand's own home page. */
export type WayOn = { label: string; to: string } | { label: string; href: string }

/** How one visit can end. The words in quotes in the specification stand here as written, misspellings included (D-052). */
export type Ending = {
  heading: string
  lines: readonly string[]
  ways: readonly [WayOn, ...WayOn[]]
  /** The event this page tracks (END-10). */
  event?: string
  /** Entering it empties the journey (END-09). */
  resets: boolean
}

export type EndingName =
  | 'decline'
  | 'referral'
  | 'taken-up'
  | 'expired'
  | 'locked'
  | 'timed-out'
  | 'error'
  | 'outage'
  | 'not-found'

const startAgain = (label: string): WayOn => ({ label, to: paths.root })
const home = (label: string, brand: Brand): WayOn => ({ label, href: homeAddressOf(brand) })
const call = (brand: Brand) => `If you would like to talk to us, call ${brand.phone.display}.`

/** Referral shows the decline page; only its event differs (END-01, D-043). */
const declined = (brand: Brand, event: string): Ending => ({
  heading: "Sorry, we can't offer you a quote",
  lines: [call(brand)],
  ways: [home(`Go to the ${brand.name} home page`, brand)],
  event,
  resets: true,
})

/** The server may give the outage words of its own (D-039). */
const MAINTENANCE =
  "We're sorry for the inconvenience. Our website is currently down for maintenance. We'll be back soon."

export type Told = { outageMessage?: string | undefined }

export const endings: Readonly<Record<EndingName, (brand: Brand, told: Told) => Ending>> = {
  decline: (brand) => declined(brand, 'no_quote_provided'),
  referral: (brand) => declined(brand, 'quote_review'),
  'taken-up': (brand) => ({
    heading: 'It looks like this quote has already been purchased',
    lines: ['Your policy documents were sent to the email address you gave us.', call(brand)],
    ways: [home('Home', brand)],
    event: 'quote_taken_up',
    resets: false,
  }),
  expired: (brand) => ({
    heading: 'Sorry, your quote has expired',
    lines: ['Prices change, so we only keep a quote for 30 days.', call(brand)],
    ways: [startAgain('Get a new quote')],
    event: 'quote_expired',
    resets: true,
  }),
  locked: (brand) => ({
    heading: 'Sorry, a member of our team is reviewing your quote',
    lines: ['Try again in a few minutes', call(brand)],
    ways: [startAgain('Try Again')],
    event: 'quote_locked',
    resets: false,
  }),
  'timed-out': (brand) => ({
    heading: 'Sorry, your session has timed out',
    lines: ['You were inactive for a while, so we closed your quote to keep your details safe.', call(brand)],
    ways: [startAgain('Restart your quote')],
    event: 'time_out',
    resets: true,
  }),
  error: (brand) => ({
    heading: 'Sorry, something went wrong',
    lines: [
      'An error has occured. Please refresh your page and if you still seeing this message contact us.',
      call(brand),
    ],
    ways: [startAgain('refresh'), home('go back to home page', brand)],
    event: 'error',
    resets: true,
  }),
  outage: (brand, { outageMessage }) => ({
    heading: 'Sorry for the inconvenience',
    lines: [outageMessage ?? MAINTENANCE, call(brand)],
    ways: [startAgain('Try again')],
    resets: false,
  }),
  'not-found': (brand) => ({
    heading: "Sorry, we can't find that page",
    lines: ['The address may be mistyped, or the page may have moved.', call(brand)],
    ways: [startAgain('Go to your quote')],
    resets: false,
  }),
}
