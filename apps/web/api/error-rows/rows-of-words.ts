import { paths } from '../../paths'
import { errorWords } from '../error-catalogue'
import { changes, check, contact, prepare, reminder, site } from './call-families'
import { type ErrorRow, says } from './error-row'

/** The customer stays and reads why. */
export const rowsOfWords: readonly ErrorRow[] = [
  { requirement: 'ERR-02', calls: contact, code: 'QUOTE_MISMATCH', leads: says(errorWords.quoteMismatch) },
  {
    requirement: 'ERR-02, RMD-06',
    calls: reminder,
    code: 'QUOTE_MISMATCH',
    leads: says(errorWords.reminderMismatch),
  },
  {
    requirement: 'ERR-08, D-244',
    calls: reminder,
    code: 'QUOTE_INELIGIBLE',
    leads: { page: `${paths.quoteExpired} when it is past its expiry, otherwise ${paths.error}` },
  },
  { requirement: 'ERR-03, RET-06', calls: check, code: '204', leads: says(errorWords.notRetrieved) },
  {
    requirement: 'ERR-06, RET-06',
    calls: check,
    code: 'QUOTE_NOT_FOUND',
    leads: says(errorWords.notRetrieved),
  },
  {
    requirement: 'RST-04, on the restart page',
    calls: check,
    code: '204',
    leads: says(errorWords.policyNotFound),
  },
  { requirement: 'ERR-03', calls: ['GetQuote'], code: '204', leads: says(errorWords.noQuote) },
  { requirement: 'ERR-03', calls: site, code: '204', leads: says(errorWords.noSession) },
  { requirement: 'ERR-04', calls: contact, code: 'VALIDATION_ERROR', leads: says(errorWords.validation) },
  {
    requirement: 'ERR-04, ERR-15',
    calls: prepare,
    code: 'VALIDATION_ERROR',
    leads: says(errorWords.validation),
  },
  {
    requirement: 'BUY-19, F30',
    calls: contact,
    code: 'INTERNAL_ERROR',
    leads: { page: paths.decline },
  },
  ...(['addOnFailed', 'protectionFailed', 'breakdownNotAdded', 'keyCareNotAdded'] as const).map((words) => ({
    requirement: 'ERR-27 to ERR-30',
    calls: changes,
    code: 'INTERNAL_ERROR' as const,
    leads: says(errorWords[words]),
  })),
  ...(['QUOTE_MISMATCH', 'QUOTE_NOT_FOUND'] as const).map((code) => ({
    requirement: 'ERR-27 to ERR-30',
    calls: [...changes, 'PreviewQuote'],
    code,
    leads: says(errorWords.addOnFailed),
  })),
]
