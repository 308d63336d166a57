import type { JourneyId } from '@milepost/domain/terms/identity'

/** The pages a link of ours may lead to. */
export type LinkedPage =
  | 'start'
  | 'saved-quote'
  | 'emailed-link'
  | 'quote'
  | 'comparison-result'
  | 'vehicle-landing'
  | 'subscription'
  | 'stop-emails'
  | 'stop-emails-at-once'

/** A page of a journey, where settings say visitors find it; undefined when no host of ours serves the journey. */
export type LinkTo = (journey: JourneyId, page: LinkedPage) => URL | undefined

/** Whether a host name is one of ours and serves the journey. */
export type IsServedAt = (journey: JourneyId, hostname: string) => boolean
