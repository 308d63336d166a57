import { describe, expect, it } from 'vitest'
import type { Answers } from '../questions/answers.ts'
import { noAnswers } from '../questions/answers.ts'
import { localDate } from '../values/local-date.ts'
import { holdsMasked, masked, unmasked, unmaskedContact } from './masking.ts'

const born = localDate('1987-03-27')
const stored: Answers = {
  ...noAnswers,
  proposerDetails: {
    firstName: 'Alan',
    lastNames: 'Morgan',
    dateOfBirth: born,
    emailAddress: 'alan@morgan.example',
    phoneNumber: '01134960100',
    licenceNumber: 'MORGA803277A99AB',
  },
  additionalDrivers: [
    { firstName: 'Jo', lastNames: 'Ng', dateOfBirth: born, licenceNumber: 'NG999853277J99AB' },
    { firstName: 'Al', lastNames: 'Bo', dateOfBirth: born },
  ],
}
const shown = masked(stored)

describe('answers of a restored quote [T23]', () => {
  it('show neither contact details nor a licence number', () => {
    expect(shown.proposerDetails).toMatchObject({
      emailAddress: 'a•••@morgan.example',
      phoneNumber: '•••••••0100',
      licenceNumber: '••••••••••••••••',
      lastNames: 'Morgan',
    })
    expect(shown.additionalDrivers.map(({ licenceNumber }) => licenceNumber)).toEqual([
      '••••••••••••••••',
      undefined,
    ])
  })

  it('are recognised as masked', () => {
    expect(holdsMasked(shown)).toBe(true)
    expect(holdsMasked(stored)).toBe(false)
    expect(holdsMasked({ ...stored, additionalDrivers: shown.additionalDrivers })).toBe(true)
    for (const name of ['emailAddress', 'phoneNumber', 'licenceNumber'] as const) {
      const proposerDetails = { ...stored.proposerDetails, [name]: shown.proposerDetails[name] }
      expect(holdsMasked({ ...stored, proposerDetails }), name).toBe(true)
    }
  })

  it('are replaced by the stored ones when they are sent back', () => {
    expect(unmasked(shown, stored)).toEqual(stored)
  })

  it('are replaced by the stored licence numbers when those are left out, for the same people only', () => {
    const { licenceNumber: _yours, ...proposerDetails } = shown.proposerDetails
    const { licenceNumber: _theirs, ...jo } = shown.additionalDrivers[0] ?? {}
    const back = unmasked(
      { ...shown, proposerDetails, additionalDrivers: [{ ...jo, firstName: ' JO ' }] },
      stored,
    )
    expect(back.proposerDetails.licenceNumber).toBe('MORGA803277A99AB')
    expect(back.additionalDrivers[0]?.licenceNumber).toBe('NG999853277J99AB')
    const others = unmasked(
      {
        ...shown,
        proposerDetails: { ...proposerDetails, firstName: 'Else' },
        additionalDrivers: [{ ...jo, firstName: 'Di' }],
      },
      stored,
    )
    expect(others.proposerDetails.licenceNumber).toBeUndefined()
    expect(others.additionalDrivers[0]?.licenceNumber).toBeUndefined()
  })

  it('contain nothing that was never answered', () => {
    expect(masked(noAnswers)).toStrictEqual(noAnswers)
    expect(unmasked(noAnswers, noAnswers)).toStrictEqual(noAnswers)
    const typed = { emailAddress: 'new@morgan.example', phoneNumber: '07700900000' }
    expect(unmaskedContact(typed, noAnswers)).toEqual(typed)
  })

  it('keep a value that was entered again', () => {
    const typed = {
      emailAddress: 'new@morgan.example',
      phoneNumber: '07700900000',
      licenceNumber: 'MORGA803277A99XY',
    }
    const back = unmasked({ ...shown, proposerDetails: { ...shown.proposerDetails, ...typed } }, stored)
    expect(back.proposerDetails).toMatchObject(typed)
  })

  it('stay masked where the mask matches nothing stored, for their questions to refuse', () => {
    const forged = { emailAddress: 'b•••@morgan.example', phoneNumber: '•••••••9999' }
    expect(unmaskedContact(forged, stored)).toEqual(forged)
    const driver = { firstName: 'Di', lastNames: 'Ng', dateOfBirth: born, licenceNumber: '•'.repeat(16) }
    expect(unmasked({ ...shown, additionalDrivers: [driver] }, stored).additionalDrivers).toEqual([driver])
  })
})
