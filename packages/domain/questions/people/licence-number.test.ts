import { describe, expect, it } from 'vitest'
import { licenceTypes } from '../../lists/licence.ts'
import { journeyIds } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { licenceHolder } from './licence-holder.ts'
import { licenceNumber } from './licence-number.ts'
import { aProposer, asked, journeysThatAsk, today } from './testing.ts'
import { you } from './whose.ts'

const check = (number: string | undefined, more: PersonDetails = {}) =>
  licenceNumber(you).validate(number, asked<PersonDetails>({ ...aProposer, ...more }))?.key

describe('the licence number', () => {
  it.each(licenceTypes)('of type $code is asked only when the DVLA issued it [DRV-17]', ({ code }) => {
    const subject: PersonDetails =
      code === 'F' ? { hasFullUkLicence: true } : { hasFullUkLicence: false, licenceType: code }
    const isAsked = ['P', 'F', 'X', '5'].includes(code)
    expect(journeysThatAsk(licenceNumber(you), subject)).toEqual(isAsked ? journeyIds : [])
  })

  it('is required in full [DRV-17] [DRV-18]', () => {
    expect(check(undefined)).toBe('licenceNumberMissing')
    expect(check('MORGA803277A99A')).toBe('licenceNumberIncomplete')
    expect(check('MORGA803277A99AB')).toBeUndefined()
  })

  it('is not asked of a comparison-site visitor without one, and is validated once it is entered [AGG-12]', () => {
    const { isAsked } = licenceNumber(you)
    const person: PersonDetails = { hasFullUkLicence: true }
    const from = (channel: 'aggregator' | 'direct', more: PersonDetails = {}) =>
      isAsked?.({ ...asked<PersonDetails>({ ...person, ...more }), channel })
    expect(from('aggregator')).toBe(false)
    expect(from('aggregator', { licenceNumber: 'X' })).toBe(true)
    expect(from('direct')).toBe(true)
  })

  it('must have the format of a licence number [DRV-19]', () => {
    expect(check('MORGA80327XA99AB')).toBe('licenceNumberPattern')
  })

  it('must begin with the surname, padded with 9s [DRV-20]', () => {
    expect(check('SMITH803277A99AB')).toBe('licenceNumberSurname')
    expect(check('NG999803277A99AB', { lastNames: 'Ng' })).toBeUndefined()
  })

  it('must continue with the date of birth, depending on the title [DRV-21] [DRV-22]', () => {
    expect(check('MORGA803287A99AB')).toBe('licenceNumberBirthDate')
    expect(check('MORGA853277A99AB')).toBe('licenceNumberTitle')
    expect(check('MORGA853277A99AB', { title: '005' })).toBeUndefined()
    for (const number of ['MORGA803277A99AB', 'MORGA853277A99AB'])
      expect(check(number, { title: 'DR' })).toBeUndefined()
  })

  it('names the title if only the title conflicts, and says what may be changed [DRV-22]', () => {
    const married = asked<PersonDetails>({ ...aProposer, title: '004' })
    expect(licenceNumber(you).validate('MORGA803277A99AB', married)?.message).toBe(
      "Characters 6 to 11 of the driving licence number don't match the title Mrs. Please check them, or change the title to match the licence. Mx and Dr match any licence",
    )
  })

  it('is only checked for its format while the person is not known', () => {
    const nobody = asked<PersonDetails>({ hasFullUkLicence: true })
    expect(licenceNumber(you).validate('SMITH803277A99AB', nobody)).toBeUndefined()
    expect(licenceNumber(you).validate('SMITH', nobody)?.key).toBe('licenceNumberIncomplete')
    expect(licenceHolder({ ...aProposer, dateOfBirth: localDate('9999-01-01') }, today)).toBeUndefined()
  })

  it('can be prefilled for a known holder', () => {
    expect(licenceHolder(aProposer, today)).toEqual({
      surname: 'Morgan',
      dateOfBirth: '1987-03-27',
      title: '003',
    })
  })

  it('has four parts in its summary', () => {
    expect(licenceNumber(you).summary('MORGA803277A99AB')).toBe('MORGA 803277 A99 AB')
  })
})
