import type { CodeList, CodeOf } from './code-list'

/** Each is an answer to "How did you hear about us?", and no follow-up repeats it. The first five open a chain of further questions (D-146). Our own codes. */
export const heardAboutUs = [
  { code: 'NAMED_DRIVER', desc: "I'm a named driver on someone else's policy" },
  { code: 'COMPANY_CAR', desc: 'At work, through a company car' },
  { code: 'SECOND_CAR', desc: 'Through the insurance of my other car' },
  { code: 'EXISTING_CUSTOMER', desc: "I'm already a customer" },
  { code: 'PREVIOUS_CUSTOMER', desc: 'I was a customer before' },
  { code: 'COMPARISON_SITE', desc: 'Price comparison site' },
  { code: 'SEARCH_ENGINE', desc: 'Search engine' },
  { code: 'FRIEND_OR_FAMILY', desc: 'Friend or family' },
  { code: 'SOCIAL_MEDIA', desc: 'Social media' },
  { code: 'EMAIL', desc: 'Email' },
  { code: 'LEAFLET', desc: 'Leaflet' },
  { code: 'TV', desc: 'Television' },
  { code: 'RADIO', desc: 'Radio' },
  { code: 'OTHER', desc: 'Something else' },
] as const satisfies CodeList

export type HeardAboutUsCode = CodeOf<typeof heardAboutUs>
