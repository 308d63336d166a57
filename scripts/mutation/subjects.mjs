/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {readonly string[]} files the source files that are changed, one place at a time
 * @property {readonly string[]} tests those that have to notice: the fewest, none with a database, as each change runs them
 * @property {number} floor per cent of the changes that the tests notice, a little under what was measured
 */

/**
 * Code whose bugs cost money or give strangers access, and the tests that have to detect mutations in it. A subject is listed once
 * it has been measured (docs/decisions/0037).
 * @type {readonly Subject[]}
 */
export const subjects = [
  {
    name: 'pricing',
    files: [
      'packages/pricing/rating/{rate,rates,tables,factor,no-claims-discounts}.ts',
      'packages/pricing/rating/{driver,policy,closing}-factors.ts',
      'packages/pricing/products/*.ts',
      'packages/pricing/{underwriting,outcome}.ts',
    ],
    tests: [
      'packages/pricing/{examples,outcome,underwriting}.test.ts',
      'packages/pricing/rating/{rate,rates,tables,factors,driver-factors,policy-factors,no-claims-discounts}.test.ts',
      'packages/pricing/products/*.test.ts',
    ],
    floor: 90,
  },
  {
    name: 'payment',
    files: [
      'apps/api/purchase/{attempt/validate-payment,take-up/decide-take-up}.ts',
      'apps/api/providers/card/{single-use,read-answer,sandbox-events,braintree-events}.ts',
      'apps/api/providers/card/{drop-in/transaction-payment,intents/intent-payment}.ts',
    ],
    tests: [
      'apps/api/purchase/{attempt/validate-payment,take-up/decide-take-up}.test.ts',
      'apps/api/providers/card/{outgoing-key,single-use,read-answer,sandbox-events,braintree-events}.test.ts',
      'apps/api/providers/card/{drop-in/transaction-payment,intents/intent-payment}.test.ts',
    ],
    floor: 95,
  },
  {
    name: 'returning',
    files: [
      'apps/api/retrieval/{check-quote,check-reminder,guess-limits,link-limits}.ts',
      'apps/api/retrieval/{open-by-token,link-token}.ts',
    ],
    tests: ['apps/api/retrieval/{check-quote,check-reminder,guess-limits,link-limits,open-by-token}.test.ts'],
    floor: 97,
  },
  {
    name: 'access',
    files: [
      'apps/api/platform/http/{ip-key,rate-limiter}.ts',
      'apps/api/platform/encryption/{aes-encryption,keyed-hashes,encryption-key}.ts',
      'packages/domain/quote/{masking,quote-reference,draft-check,same-person}.ts',
      'packages/domain/retrieval/personal-check.ts',
    ],
    tests: [
      'apps/api/platform/http/{ip-key,rate-limiter}.test.ts',
      'apps/api/platform/encryption/{aes-encryption,keyed-hashes,encryption-key}.test.ts',
      'packages/domain/quote/{masking,quote-reference,draft-check,same-person}.test.ts',
      'packages/domain/retrieval/personal-check.test.ts',
    ],
    floor: 94,
  },
  {
    // What is refunded to a customer, and who may approve it.
    name: 'desk',
    files: [
      'packages/domain/ending/cancellation-refund.ts',
      'packages/domain/{desk,referral}/authority.ts',
      'packages/domain/payment/refund-states.ts',
    ],
    tests: [
      'packages/domain/ending/cancellation-refund.test.ts',
      'packages/domain/{desk,referral}/authority.test.ts',
      'packages/domain/payment/refund-states.test.ts',
    ],
    floor: 95,
  },
]
