import {
  bankCheck,
  beforePaying,
  check,
  contact,
  emailed,
  generate,
  payment,
  premium,
  rateAgain,
  reminder,
  site,
  token,
  underWay,
} from './call-families'
import { type ErrorRow, page } from './error-row'

/** Codes of a quote lead to its end, whichever call met them (NAV-32 to NAV-36). */
export const rowsOfEnds: readonly ErrorRow[] = [
  ...(['QUOTE_DECLINED', 'QUOTE_REFERRED'] as const).map((code) => ({
    requirement: 'NAV-32',
    calls: underWay,
    code,
    leads: page(code),
  })),
  {
    requirement: 'NAV-33',
    calls: [...underWay, ...beforePaying, ...check, ...site, 'ResumeQuote', ...premium],
    code: 'QUOTE_ALREADY_TAKEN_UP',
    leads: page('QUOTE_ALREADY_TAKEN_UP'),
  },
  {
    requirement: 'ERR-07, NAV-38',
    calls: [...token, ...emailed],
    code: 'QUOTE_TAKEN_UP',
    leads: page('QUOTE_TAKEN_UP'),
  },
  {
    requirement: 'NAV-34, ERR-07',
    calls: [...underWay, ...beforePaying, ...check, ...token, ...emailed, ...site, 'ResumeQuote', ...premium],
    code: 'QUOTE_EXPIRED',
    leads: page('QUOTE_EXPIRED'),
  },
  {
    requirement: 'NAV-35',
    calls: [
      ...generate,
      ...underWay,
      ...beforePaying,
      ...check,
      ...reminder,
      ...token,
      ...emailed,
      ...site,
      'ResumeQuote',
      ...premium,
    ],
    code: 'QUOTE_LOCKED',
    leads: page('QUOTE_LOCKED'),
  },
  {
    requirement: 'NAV-36, D-242',
    calls: [...payment, ...beforePaying, ...bankCheck, ...contact, ...token],
    code: 'QUOTE_NOT_FOUND',
    leads: page('QUOTE_NOT_FOUND'),
  },
  {
    requirement: 'NAV-36, D-242',
    calls: [...generate, ...rateAgain],
    code: 'INTERNAL_ERROR',
    leads: page('INTERNAL_ERROR'),
  },
  {
    requirement: 'NAV-36, D-242',
    calls: [...generate, ...rateAgain],
    code: 'ICE_ERROR',
    leads: page('ICE_ERROR'),
  },
  {
    requirement: 'D-142',
    calls: rateAgain,
    code: 'QUOTE_NOT_FOUND',
    leads: { silent: 'The answers become a quote of their own, and that one is priced' },
  },
  {
    requirement: 'D-142',
    calls: rateAgain,
    code: 'QUOTE_MISMATCH',
    leads: { silent: 'The answers become a quote of their own, and that one is priced' },
  },
]
