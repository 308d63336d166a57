import { describe, expect, it } from 'vitest'
import { intentFailure, unauthenticated } from './intent-failures.ts'

describe('the reason why an intent was not paid', () => {
  it.each([
    ['a bank that declines without a reason [ERR-11]', 'card_declined', 'generic_decline', 'declined'],
    ['a bank with an unknown reason [ERR-11]', 'card_declined', 'not_on_any_list', 'declined'],
    ['a lost card, which is not disclosed [ERR-11]', 'card_declined', 'lost_card', 'declined'],
    ['a mistyped card [ERR-11]', 'incorrect_cvc', undefined, 'declined'],
    ['insufficient funds [ERR-14]', 'card_declined', 'insufficient_funds', 'insufficient-funds'],
    [
      'a bank that requires authentication',
      'authentication_required',
      'authentication_required',
      'not-authenticated',
    ],
    ['a failed authentication [ERR-23]', 'payment_intent_authentication_failure', null, 'not-authenticated'],
    [
      'a card without 3-D Secure support [ERR-12]',
      'three_d_secure_authentication_not_supported',
      null,
      'authentication-not-supported',
    ],
    ['a card used before [ERR-13]', 'payment_method_already_used', undefined, 'token-used'],
    ['a token used before [ERR-13]', 'token_already_used', undefined, 'token-used'],
    ['a network that failed [ERR-10]', 'processing_error', undefined, 'failed'],
    ['a bank that is temporarily unavailable [ERR-10]', 'card_declined', 'try_again_later', 'failed'],
    ['an unknown code [ERR-10]', 'a_code_of_tomorrow', undefined, 'failed'],
    ['no code at all [ERR-10]', undefined, undefined, 'failed'],
  ] as const)('%s', (_what, code, decline_code, failure) => {
    expect(intentFailure({ code, decline_code })).toBe(failure)
  })

  it('distinguishes a card without 3-D Secure from one that the bank refused [ERR-12]', () => {
    expect(unauthenticated('not_supported')).toBe('authentication-not-supported')
    expect(unauthenticated('failed')).toBeUndefined()
    expect(unauthenticated(null)).toBeUndefined()
  })
})
