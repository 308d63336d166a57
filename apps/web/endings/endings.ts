import { type Firm, homeAddressOf } from '@milepost/domain/brands/firm'
import { QUOTE_DAYS } from '@milepost/domain/quote/time-limits'
import { paths } from '../paths.ts'
import type { IconName } from '../ui/Icon.tsx'

/** A link on an end page: inside the site, or to the brand's own home page. */
export type NextAction = { label: string; to: string } | { label: string; href: string }

/** One way a visit can end. Texts quoted in the specification are used as written, misspellings included (D-052). */
export type Ending = {
  icon: IconName
  heading: string
  lines: readonly string[]
  /** The sentence of the brand's voice below them (D-255). */
  voice?: 'decline' | 'timedOut' | 'error'
  /** The first is the primary one. */
  actions: readonly [NextAction, ...NextAction[]]
  /** The event this page tracks (END-10). */
  event?: string
  /** Opening it resets the journey (END-09). */
  resets: boolean
  /** What was saved on the server can be resumed: this end was not final (D-048). */
  keepsSaved?: true
  /** The saved quote is offered on the page itself, after its check. */
  offersSaved?: true
  /** The page that a failed link leads to: it explains that, and how to get a new one (RMD-07). */
  tellsDeadLink?: true
  /** Says that a cancelled policy can be restarted (D-224). */
  offersRestart?: true
  /** Underwriting declined: the page explains why, as far as the customer may know. */
  isRefusal?: true
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

const startAgain = (label: string): NextAction => ({ label, to: paths.root })
const home = (label: string, brand: Firm): NextAction => ({ label, href: homeAddressOf(brand) })
const getBack = (label: string): NextAction => ({ label, to: paths.retrieval })

/** Referral shows the decline page; only its event differs (END-01, D-043). */
const declined = (brand: Firm, event: string): Ending => ({
  icon: 'info',
  heading: "Sorry, we can't offer you a quote",
  lines: [],
  voice: 'decline',
  actions: [home(`Go to the ${brand.name} home page`, brand)],
  event,
  resets: true,
  isRefusal: true,
})

/** The server may provide its own outage text (D-039). */
const MAINTENANCE =
  "We're sorry for the inconvenience. Our website is currently down for maintenance. We'll be back soon."

export type EndingInput = {
  outageMessage?: string | undefined
  /** The page that failed. */
  again?: string | undefined
}

export const endings: Readonly<Record<EndingName, (brand: Firm, input: EndingInput) => Ending>> = {
  decline: (brand) => declined(brand, 'no_quote_provided'),
  referral: (brand) => declined(brand, 'quote_review'),
  'taken-up': (brand) => ({
    icon: 'check',
    heading: 'It looks like this quote has already been purchased',
    lines: ['Your policy documents were sent to the email address you gave us.'],
    actions: [home('Home', brand)],
    event: 'quote_taken_up',
    resets: false,
    offersRestart: true,
  }),
  expired: () => ({
    icon: 'calendar',
    heading: 'Sorry, your quote has expired',
    lines: [`Prices change, so we only keep a quote for ${QUOTE_DAYS} days.`],
    actions: [startAgain('Get a new quote'), getBack('Retrieve another quote')],
    event: 'quote_expired',
    resets: true,
    keepsSaved: true,
  }),
  locked: () => ({
    icon: 'lock',
    heading: 'Sorry, a member of our team is reviewing your quote',
    lines: ['Try again in a few minutes'],
    actions: [startAgain('Try Again')],
    event: 'quote_locked',
    resets: false,
  }),
  'timed-out': () => ({
    icon: 'clock',
    heading: 'Sorry, your session has timed out',
    // In the words of each brand, which mention the inactivity (END-05).
    lines: [],
    voice: 'timedOut',
    actions: [startAgain('Restart your quote'), getBack('Retrieve your quote')],
    event: 'time_out',
    resets: true,
    keepsSaved: true,
    offersSaved: true,
  }),
  error: (brand, { again }) => ({
    icon: 'alert',
    heading: 'Sorry, something went wrong',
    lines: [
      'An error has occured. Please refresh your page and if you still seeing this message contact us.',
    ],
    voice: 'error',
    // To the page that failed, to try again; otherwise to the start (END-06).
    actions: [{ label: 'refresh', to: again ?? paths.root }, home('go back to home page', brand)],
    event: 'error',
    resets: true,
    keepsSaved: true,
    offersSaved: true,
    tellsDeadLink: true,
  }),
  outage: (_brand, { outageMessage }) => ({
    icon: 'clock',
    heading: 'Sorry for the inconvenience',
    lines: [outageMessage ?? MAINTENANCE],
    actions: [startAgain('Try again')],
    resets: false,
  }),
  'not-found': () => ({
    icon: 'search',
    heading: "Sorry, we can't find that page",
    lines: ['The address may be mistyped, or the page may have moved.'],
    actions: [startAgain('Go to your quote')],
    resets: false,
  }),
}
