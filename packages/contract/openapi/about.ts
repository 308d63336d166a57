/** The introduction of the OpenAPI document, and of each subject of the API. */
export type About = {
  title: string
  version: string
  description: string
  contact: { name: string; email: string; url: string }
  license: { name: string; url: string }
}

const common = {
  version: '1.1.0',
  contact: {
    name: 'Milepost API support',
    email: 'api@brands.example',
    url: 'https://brands.example/api',
  },
  license: { name: 'Proprietary: for partners of the brands', url: 'https://brands.example/api/terms' },
} as const

export const publicApi: About = {
  ...common,
  title: 'Milepost API',
  description: [
    'UK motor insurance, from a registration to a policy. The calls of our own pages, and those of comparison sites (`Aggregator`).',
    'Every call names the brand in `x-tenant` and the product in `x-product`. On a host of a brand that is its own brand, and the product of that host or `PC`. Money is pounds sterling with at most 2 decimals, dates are `yyyy-MM-dd`, and times carry their offset.',
    'Every refusal is `application/problem+json`. Read its `code` first; `errors` names each field that has to be put right.',
    'A GET is also answered as HEAD. Any other method than those listed is answered 405, with `Allow`.',
    'A new optional field, code or call may come at any time, so ignore what you do not know. Anything that would break a caller comes under a new path version.',
    'The calls of the back office (cancelled and restarted policies) are not here: the *Milepost back office API* describes them, at `/api/openapi.json` of the service listener and by its key.',
  ].join('\n\n'),
}

export const backOfficeApi: About = {
  ...common,
  title: 'Milepost back office API',
  description:
    'What the back office asks for by machine: policies cancelled and quotes that restart them. It is served on a listener of its own, by the key of the service. The calls of pages and comparison sites are in the *Milepost API*, at `/api/openapi.json` of the public address.',
}

/** By the part of the path that names the subject. */
export const subjects: { readonly [controller: string]: string } = {
  Vehicle: 'Vehicles by their registration or by make and model.',
  Address: 'Addresses by postcode.',
  ReferenceData: 'The code lists that answers are chosen from.',
  Draft: 'Answers saved before there is a price, and the ways back to them.',
  Quote: 'Quotes: priced, priced again, explained and opened again.',
  Aggregator: 'For the servers of comparison sites: a risk in, prices and a link out.',
  Contact: 'The form before buying: contact details and preferences.',
  Payment: 'Paying for a quote by card or by monthly credit, and what became of it.',
  Client: 'What the browser cannot know about itself.',
  Checkouts: 'What the card form starts with.',
  Document: 'Documents of quotes and policies.',
  Policy: 'What follows a policy: renewals and reminders.',
  Referral: 'A question about a quote that an underwriter looks at, and its answer.',
  Session: 'The browser’s session: still in use, or ended.',
  Visit: 'What a visit to the site met, for counts.',
  Review: 'What customers say of a brand, where a review provider has it.',
  RestartPolicy: 'Cancelled policies and the quotes that restart them.',
}
