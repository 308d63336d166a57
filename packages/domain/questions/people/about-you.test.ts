import { describe, expect, it } from 'vitest'
import { journeyIds } from '../../terms/identity.ts'
import {
  address,
  isHomeOwner,
  lastNames,
  maritalStatus,
  phoneNumber,
  SHORT_LAST_NAME,
  title,
} from './about-you.ts'
import { emailAddress } from './email-address.ts'
import { aProposer, asked, journeysThatAsk } from './testing.ts'
import { theDriver, you } from './whose.ts'

const here = asked(aProposer)

describe('about you', () => {
  it('requires a title, a marital status and whether the customer owns their home [YOU-02]', () => {
    expect(title(you).validate(undefined, here)?.message).toBe('Please choose your title')
    expect(maritalStatus(you).validate(undefined, here)?.message).toBe('Please choose your marital status')
    expect(isHomeOwner.validate(undefined, here)?.message).toBe('Please tell us if you own your home')
    expect(isHomeOwner.validate(false, here)).toBeUndefined()
  })

  it('refuses a code that is not in its list, regardless of its source', () => {
    const code = JSON.parse('"XX"')
    expect(title(you).validate(code, here)?.key).toBe('notOffered')
    expect(maritalStatus(theDriver).validate(code, here)?.key).toBe('notOffered')
  })

  it.each(['O', 'Li', 'Ng', 'Ali', 'Cox', 'Lee'])(
    'accepts the surname %s: the rule of the account registration is only a message here and not enforced [YOU-09]',
    (name) => {
      expect(lastNames(you).validate(name, here)).toBeUndefined()
      expect(lastNames(theDriver).validate(name, here)).toBeUndefined()
      expect(SHORT_LAST_NAME.message).toBe('Last name must be longer than 3 characters')
    },
  )

  it.each([undefined, '', 'alan', 'alan@', 'a b@c.example'])('refuses the email %j [YOU-06]', (typed) => {
    expect(emailAddress.validate(typed, here)?.message).toBe('Please enter a valid email')
  })

  it.each(journeyIds)(
    '%s has its brand’s message for a missing or bad phone number [YOU-07] [YOU-08]',
    (id) => {
      const message =
        id === 'briefly_impound'
          ? 'Please enter a valid number. It must start with a zero'
          : 'Please enter a valid number'
      for (const typed of [undefined, '', '0123', '011349601000'])
        expect(phoneNumber.validate(typed, asked(aProposer, id))?.message).toBe(message)
      for (const typed of ['123', '+331134960100', '1134960100'])
        expect(phoneNumber.validate(typed, asked(aProposer, id))?.message).toBe(
          'Please enter a valid number. It must start with a zero',
        )
      for (const typed of ['0113496010', '01134960100', '0113 496 0100'])
        expect(phoneNumber.validate(typed, asked(aProposer, id))).toBeUndefined()
    },
  )

  it('requires a home address, with one message while its first line is missing [ADR-10]', () => {
    const home = aProposer.address
    if (!home) throw new Error('The proposer of the tests has an address')
    const required = { key: 'addressRequired', message: 'Please enter your address' }
    expect(address.validate(undefined, here)).toEqual(required)
    expect(address.validate({ ...home, line1: ' ', postcode: '' }, here)).toEqual(required)
    expect(address.validate({ ...home, city: '' }, here)?.message).toBe('Please enter the town or city')
    expect(address.validate({ ...home, postcode: '' }, here)?.message).toBe('Please enter a postcode')
    expect(address.validate(home, here)).toBeUndefined()
    expect(address.summary(home)).toBe('1 High Street, Leeds, LS1 1AA')
  })

  it('is asked on every journey', () => {
    for (const each of [title(you), maritalStatus(you)])
      expect(journeysThatAsk(each, aProposer)).toEqual(journeyIds)
    for (const each of [emailAddress, phoneNumber, address, isHomeOwner])
      expect(journeysThatAsk(each, aProposer)).toEqual(journeyIds)
  })

  it('has the chosen words in its summary', () => {
    expect(title(you).summary('003')).toBe('Mr')
    expect(maritalStatus(you).summary('P')).toBe('Living with partner')
    expect(isHomeOwner.summary(true)).toBe('Yes')
  })
})
