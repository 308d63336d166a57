import { describe, expect, it } from 'vitest'
import { intentFailure, unauthenticated } from './intent-failures'

describe('why an intent was not paid', () => {
  it.each([
    ['a bank that only says no [ERR-11]', 'card_declined', 'generic_decline', 'declined'],
    ['a bank whose reason is new to us [ERR-11]', 'card_declined', 'not_on_any_list', 'declined'],
    ['a lost card, which nobody is told of [ERR-11]', 'card_declined', 'lost_card', 'declined'],
    ['a card typed wrong [ERR-11]', 'incorrect_cvc', undefined, 'declined'],
    ['too little money [ERR-14]', 'card_declined', 'insufficient_funds', 'insufficient-funds'],
    ['a bank that wants to ask', 'authentication_required', 'authentication_required', 'not-authenticated'],
    [
      'a bank that asked in vain [ERR-23]',
      'payment_intent_authentication_failure',
      null,
      'not-authenticated',
    ],
    [
      'a card that cannot be asked about [ERR-12]',
      'three_d_secure_authentication_not_supported',
      null,
      'authentication-not-supported',
    ],
    ['a card used before [ERR-13]', 'payment_method_already_used', undefined, 'token-used'],
    ['a token used before [ERR-13]', 'token_already_used', undefined, 'token-used'],
    ['a network that failed [ERR-10]', 'processing_error', undefined, 'failed'],
    ['a bank that is away for a moment [ERR-10]', 'card_declined', 'try_again_later', 'failed'],
    ['a code nobody foresaw [ERR-10]', 'a_code_of_tomorrow', undefined, 'failed'],
    ['no code at all [ERR-10]', undefined, undefined, 'failed'],
  ] as const)('%s', (_what, code, decline_code, failure) => {
    expect(intentFailure({ code, decline_code })).toBe(failure)
  })

  it('tells a card that is not in 3-D Secure from one whose bank said no [ERR-12]', () => {
    expect(unauthenticated('not_supported')).toBe('authentication-not-supported')
    expect(unauthenticated('failed')).toBeUndefined()
    expect(unauthenticated(null)).toBeUndefined()
  })
})
