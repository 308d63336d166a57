import type { JourneyId } from '@milepost/domain/terms/identity'

/** The places a letter of ours may lead to. */
export type LinkedPage = 'start' | 'quote' | 'subscription' | 'stop-emails' | 'stop-emails-at-once'

/** A page of a journey, for a link that no browser asked for; undefined when no host of ours serves the journey. */
export type LinkTo = (journey: JourneyId, page: LinkedPage) => URL | undefined
