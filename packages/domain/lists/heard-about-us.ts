import type { CodeList, CodeOf } from './code-list'

/** The first five open a chain of further questions (D-146). Our own codes. */
export const heardAboutUs = [
  { code: 'NAMED_DRIVER', desc: "I'm a named driver on one of your policies" },
  { code: 'COMPANY_CAR', desc: 'I have driven a company car' },
  { code: 'SECOND_CAR', desc: 'I want to insure a second car' },
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
