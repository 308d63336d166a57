/** Those who insure, and who signs their certificates: all fictional (D-014, D-153). */
export const insurers = {
  'Hartwell Mutual Insurance Limited': { signatory: 'Helen Marchbank', office: 'Chief Executive Officer' },
  'Kestrel Short Term Insurance Limited': { signatory: 'David Oyelaran', office: 'Managing Director' },
  'Fenwick General Insurance Limited': { signatory: 'Ruth Fenwick-Shaw', office: 'Chief Executive Officer' },
  'Sable & Thorne Insurance Limited': { signatory: 'Imran Thorne', office: 'Chief Executive Officer' },
  'Pembridge Assurance Limited': { signatory: 'Catherine Pryce', office: 'Chief Underwriting Officer' },
} as const satisfies Record<string, { signatory: string; office: string }>

export type InsurerName = keyof typeof insurers
