import { errorWords } from '../error-catalogue'
import { asides, generate } from './call-families'
import { type ErrorRow, says } from './error-row'

const STAYS = 'The part that could not be fetched says so and offers to try again; the price stands'

/** What stands beside a price or a policy. */
export const rowsBeside: readonly ErrorRow[] = [
  ...(
    [
      'QUOTE_NOT_FOUND',
      'QUOTE_LOCKED',
      'QUOTE_EXPIRED',
      'QUOTE_ALREADY_TAKEN_UP',
      'QUOTE_DECLINED',
      'QUOTE_REFERRED',
    ] as const
  ).map((code) => ({ requirement: 'ERR-06', calls: asides, code, leads: { silent: STAYS } })),
  {
    requirement: 'ERR-06',
    calls: ['DownloadDocumentById'],
    code: 'DOCUMENT_NOT_FOUND',
    leads: { silent: STAYS },
  },
  {
    requirement: 'ERR-06',
    calls: ['GetPolicyDocumentsByPolicyReference'],
    code: 'POLICY_NOT_FOUND',
    leads: { silent: STAYS },
  },
  ...(
    [
      ['GetSubscription', 'POLICY_NOT_FOUND'],
      ['StopRenewal', 'POLICY_NOT_FOUND'],
      ['StopEmails', 'NOT_FOUND'],
    ] as const
  ).map(([name, code]) => ({
    requirement: 'SUB-06',
    calls: [name],
    code,
    leads: { silent: 'The page says that its link does not work, and how to have a new one or whom to call' },
  })),
  {
    requirement: 'D-046',
    calls: ['ResumeDraft', 'OpenDraftLink'],
    code: 'QUOTE_NOT_FOUND',
    leads: { silent: 'The saved quote is not opened, in words of its own page' },
  },
  {
    requirement: 'AGG-04',
    calls: ['OpenQuoteLink'],
    code: 'QUOTE_NOT_FOUND',
    leads: { silent: 'The start says that the link does not work, and has a new one emailed' },
  },
  {
    requirement: 'D-046',
    calls: ['SaveDraft'],
    code: 'CONFLICT',
    leads: { silent: 'A dialog asks which tab counts' },
  },
  ...['GetVehicleDetailsByVrm', ...generate].map((name) => ({
    requirement: 'VEH-08',
    calls: [name],
    code: 'PROVIDER_UNAVAILABLE' as const,
    leads: { silent: 'The look-up says so and can be tried again; the answers stay' },
  })),
  {
    requirement: 'ADR-05',
    calls: ['SearchAddress'],
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.addressNotSearched),
  },
  ...(['PROVIDER_UNAVAILABLE', 'NOT_FOUND'] as const).map((code) => ({
    requirement: 'ADR-06',
    calls: ['GetFullAddress'],
    code,
    leads: says(errorWords.addressNotFetched),
  })),
  {
    requirement: 'DDM-23',
    calls: ['CheckBankDetails'],
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.sortCodeNotChecked),
  },
]
