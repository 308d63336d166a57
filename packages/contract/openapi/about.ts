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
    'UK motor insurance, from a registration to a policy. These are the calls of our own pages and of comparison sites (`Aggregator`).',
    'Every call names the brand in `x-tenant` and the product in `x-product`. On the host of a brand, send that brand, and the product of that host or `PC`. Amounts are pounds sterling with at most 2 decimals, dates are `yyyy-MM-dd`, and times include their offset.',
    'Every error is `application/problem+json`. Read its `code` first; `errors` names each field to correct.',
    'Every GET also supports HEAD. A method that is not listed gets 405, with `Allow`.',
    'New optional fields, codes and calls may be added at any time, so ignore those that you do not know. A breaking change gets a new path version.',
    'The calls of the back office (cancelled and restarted policies) are not included here. The *Milepost back office API* describes them, at `/api/openapi.json` on the service listener, which needs the service key.',
  ].join('\n\n'),
}

export const backOfficeApi: About = {
  ...common,
  title: 'Milepost back office API',
  description:
    'The back office’s calls: cancelling policies and creating the quotes that restart them. They are served on a separate listener and need the service key. The calls of pages and comparison sites are in the *Milepost API*, at `/api/openapi.json` on the public host.',
}

/** By the part of the path that names the subject. */
export const subjects: { readonly [controller: string]: string } = {
  Vehicle: 'Vehicles by their registration or by make and model.',
  Address: 'Addresses by postcode.',
  ReferenceData: 'The code lists for answers.',
  Draft: 'Answers saved before there is a price, and how to return to them.',
  Quote: 'Quotes: priced, priced again, explained and opened again.',
  Aggregator: 'For the servers of comparison sites: send a risk, receive prices and a link.',
  Contact: 'The form before buying: contact details and preferences.',
  Payment: 'Paying for a quote by card or by monthly credit, and the result.',
  Client: 'Facts about the caller that a browser cannot find out itself.',
  Checkouts: 'The token that starts the card form.',
  Document: 'Documents of quotes and policies.',
  Policy: 'What follows a policy: renewals and reminders.',
  Referral: 'An underwriter’s question about a referred quote, and its answer.',
  Session: 'The browser’s session: still in use, or ended.',
  Visit: 'Events of a visit to the site, for statistics.',
  Review: 'Customers’ reviews of a brand, if there is a review provider.',
  RestartPolicy: 'Cancelled policies and the quotes that restart them.',
}
