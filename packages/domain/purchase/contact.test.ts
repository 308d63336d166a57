import { describe, expect, it } from 'vitest'
import { asked } from '../questions/people/testing.ts'
import type { JourneyId } from '../terms/identity.ts'
import { contactEmail, contactPhoneNumber, type PurchaseDetails } from './purchase-questions.ts'

const here = (id: JourneyId = 'acorn_pc') => asked<PurchaseDetails>({}, id)

describe('the email address for the policy', () => {
  it.each([undefined, '', 'alan', 'alan@', 'a b@example.com'])(
    'is refused when it is %j [BUY-06]',
    (typed) => {
      expect(contactEmail.validate(typed, here())?.message).toBe('Please enter a valid email')
    },
  )

  it('is accepted when it is valid', () => {
    expect(contactEmail.validate('alan@morgan.example', here())).toBeUndefined()
  })
})

describe('the phone number for the policy', () => {
  it.each([undefined, '', '011349601', '011349601000'])('is refused when it is %j [BUY-06]', (typed) => {
    expect(contactPhoneNumber.validate(typed, here())?.message).toBe('Please enter a valid number')
  })

  it.each(['1134960100', '+3311349601'])(
    'is refused with a message to start with a zero when it is %j [BUY-06] [D-260]',
    (typed) => {
      expect(contactPhoneNumber.validate(typed, here())?.message).toBe(
        'Please enter a valid number. It must start with a zero',
      )
    },
  )

  it.each(['0113496010', '01134960100'])('may have 10 or 11 digits: %s [BUY-06]', (typed) => {
    expect(contactPhoneNumber.validate(typed, here())).toBeUndefined()
  })

  it('has a longer error message on impound, as in the wizard [YOU-08]', () => {
    expect(contactPhoneNumber.validate('', here('briefly_impound'))?.message).toBe(
      'Please enter a valid number. It must start with a zero',
    )
  })
})
