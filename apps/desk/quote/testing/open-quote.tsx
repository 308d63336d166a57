import { type Answers, openDesk } from '../../testing/open-desk.tsx'

const issue = { code: 'refused-cover', driver: 0, words: 'A driver has been refused cover (proposer)' }
export const referral = {
  number: 1,
  state: 'open',
  isUndecided: true,
  by: '2026-11-18T17:00:00+00:00',
  issues: [issue],
}
const field = 'proposerDetails.hasBeenRefusedCover'
export const found = {
  brand: 'M',
  reference: 'M-0123456789A',
  journey: 'motorcade_pc',
  product: 'Car insurance',
  customer: 'Jo Bloggs',
  status: 'referred',
  term: 'One year',
  channel: 'Our own site',
  version: 2,
  createdAt: '2026-11-17T09:00:00+00:00',
  expiresAt: '2026-12-17T09:00:00+00:00',
  isLocked: false,
  chapters: [
    {
      title: 'About you',
      answers: [
        { field, question: 'Refused before?', answer: 'Yes', before: [{ version: 1, answer: 'No' }] },
        {
          field: 'proposerDetails.phoneNumber',
          question: 'Phone',
          answer: '•••••••1234',
          masked: 'contact',
          before: [],
        },
      ],
    },
  ],
  gone: [],
  versions: [
    { version: 1, at: '2026-11-16T09:00:00+00:00', side: 'customer', who: 'Customer' },
    { version: 2, at: '2026-11-17T14:02:00+00:00', side: 'staff', who: 'Asha Patel' },
  ],
  reasons: [{ code: 'refused-cover', verdict: 'refer', words: issue.words, fields: [field] }],
  referral,
  documents: [],
  emails: [],
  notes: [],
  timeline: [
    { at: '2026-11-17T09:00:00+00:00', side: 'customer', who: 'Customer', what: 'Asked for a price' },
  ],
}
export const preview = {
  price: { total: 612.5, withoutTerms: 512.5, compulsoryExcess: 350, receipt: [] },
  beyond: ['loadingPercent'],
  beyondAnyAuthority: [],
}

/** The page of the quote, by default for the underwriter of its brand, with its server's answer to each call. */
export function openQuote(answers: Answers, who: object = {}) {
  const una = { name: 'Una Wright', roles: ['underwriter'], brands: ['M'] }
  return openDesk('/quotes/M/M-0123456789A', answers, { ...una, ...who })
}
