import type { LinkKind } from '@milepost/contract/links'
import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/check-holds'
import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/draft-link'
import { errorWords } from '../../api/error-catalogue'
import type { DeadLink } from './dead-link'

/** What a customer reads whose link opened nothing: what happened, and what they can do about it. */
export type DeadLinkWords = {
  /** The specification's own words for it, where there are some (ERR-03, D-246). */
  specified?: string
  gone: string
  damaged: string
  /** What else there is, that no button on the page says. */
  otherwise?: string
}

export const headings = {
  gone: 'Sorry, this link no longer works',
  damaged: 'Sorry, part of this link is missing',
} as const satisfies Record<DeadLink['why'], string>

const open = 'Please open it from the email itself, or copy the whole link.'

/** A kind without words does not compile: no link may end without a word. */
export const deadLinkWords: Readonly<Record<LinkKind, DeadLinkWords>> = {
  'comparison-site': {
    specified: errorWords.noSession,
    gone: "The comparison site's link didn't open a quote. It may have been changed on the way, or it may be too old.",
    damaged: "The comparison site's link arrived incomplete, so it didn't open a quote.",
    otherwise: 'You can also go back to the comparison site and follow its link again.',
  },
  'emailed-link': {
    specified: errorWords.noQuote,
    gone: `It may have been used already, or be too old: a link to a quote works once, for ${CHECK_HOLDS_MINUTES} minutes. We can email you a new one.`,
    damaged: `${open} We can also email you a new one.`,
  },
  reminder: {
    gone: "The link in your message didn't open a quote. It may be too old, or it may have been changed on the way.",
    damaged: `${open} We can also email you a new one.`,
  },
  'saved-quote': {
    gone: `A link works once, for ${DRAFT_LINK_MINUTES} minutes. If your quote is still saved, it's safe with us, and we can email you a new link.`,
    damaged: open,
    otherwise: 'On the device you started your quote on, you can carry on without a link.',
  },
  renewal: {
    gone: 'It may be too old, or it may have been changed on the way. We can email a new one to the address on your policy.',
    damaged: `${open} We can also email a new one to the address on your policy.`,
    otherwise: 'You can also call us. We can tell you about your renewal, or stop it for you.',
  },
  'stop-emails': {
    gone: "It didn't tell us which emails to stop. Please use the link in the newest email, or call us and we'll stop them for you.",
    damaged: `${open} Or call us, and we'll stop these emails for you.`,
  },
  restart: {
    gone: "The link didn't tell us which policy to restart.",
    damaged: `It doesn't tell us which policy to restart. ${open} We can also email you a new one.`,
    otherwise: "You can also call us, and we'll restart your policy with you.",
  },
}
