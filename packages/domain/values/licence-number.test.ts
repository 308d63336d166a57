import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  birthDateParts,
  checkLicenceNumber,
  derivedLicenceBoxes,
  isLicenceNumber,
  type LicenceBoxes,
  licenceBoxLengths,
  parseLicenceNumber,
  splitLicenceNumber,
  surnameParts,
} from './licence-number.ts'
import { localDate } from './local-date.ts'

const sarah = { surname: 'Morgan', dateOfBirth: localDate('1964-07-05'), title: '004' }
const boxes: LicenceBoxes = ['MORGA', '657054', 'SM9', 'IJ']

const anyNumber = fc.stringMatching(/^[A-Z9]{5}[0-9]{6}[A-Z9]{2}([0-9][A-Z]{2}|[A-Z]{3})$/)

function withBox(box: number, text: string): LicenceBoxes {
  const [surname, birthDate, initials, check] = boxes.map((typed, index) => (index === box ? text : typed))
  return [surname ?? '', birthDate ?? '', initials ?? '', check ?? '']
}

describe('the four boxes', () => {
  it('have 5, 6, 3 and 2 characters, 16 in all [DRV-18]', () => {
    expect(licenceBoxLengths).toEqual([5, 6, 3, 2])
    expect(parseLicenceNumber(boxes)).toEqual({ ok: true, value: 'MORGA657054SM9IJ' })
  })

  it('are upper-cased [DRV-18]', () => {
    expect(parseLicenceNumber(['morga', '657054', 'sm9', 'ij'])).toEqual({
      ok: true,
      value: 'MORGA657054SM9IJ',
    })
  })

  it.each([
    [0, 'MORG'],
    [1, '65705'],
    [2, 'SM'],
    [3, ''],
  ])('report which one is incomplete: box %i with %j [DRV-18]', (box, text) => {
    expect(parseLicenceNumber(withBox(box, text))).toMatchObject({
      ok: false,
      key: 'licenceNumberIncomplete',
      box,
      message: expect.stringContaining(`Box ${box + 1} needs ${licenceBoxLengths[box]}`),
    })
  })

  it('refuse more characters than their length [DRV-18]', () => {
    expect(parseLicenceNumber(withBox(0, 'MORGAN'))).toMatchObject({ key: 'licenceNumberIncomplete', box: 0 })
  })

  it('ask for the number when all are empty', () => {
    expect(parseLicenceNumber(['', ' ', '', ''])).toMatchObject({ key: 'licenceNumberMissing', box: 0 })
  })

  it.each(['MORGA657054SM9IJ', 'morga 657054 sm9 ij', ' MORGA-657054-SM9IJ ', 'MORGA657054SM9IJ 35'])(
    'are all filled from a pasted %j [DRV-18]',
    (text) => {
      expect(splitLicenceNumber(text)).toEqual(boxes)
    },
  )

  it('are filled as far as a partial number goes', () => {
    expect(splitLicenceNumber('morga65')).toEqual(['MORGA', '65', '', ''])
    expect(splitLicenceNumber('')).toEqual(['', '', '', ''])
  })

  it('join to the number they were split from [DRV-18]', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(parseLicenceNumber(splitLicenceNumber(number.toLowerCase()))).toEqual({
          ok: true,
          value: number,
        })
      }),
    )
  })
})

describe('the pattern', () => {
  it.each(['MORGA657054SM9IJ', 'NG999657054S99AB', '99999000000999AB', 'MORGA657054SMAIJ'])(
    'accepts %s [DRV-19]',
    (number) => {
      expect(isLicenceNumber(number)).toBe(true)
    },
  )

  it.each([
    ['MORG8', 0],
    ['MÖRGA', 0],
  ])('refuses %s in the first box, which has only letters and 9s [DRV-19]', (text, box) => {
    expect(parseLicenceNumber(withBox(box, text))).toMatchObject({ key: 'licenceNumberPattern', box })
  })

  it.each([
    [1, '65705A'],
    [2, 'S19'],
    [2, 'SM_'],
    [3, 'I9'],
  ])('refuses in box %i: %s [DRV-19]', (box, text) => {
    expect(parseLicenceNumber(withBox(box, text))).toMatchObject({ key: 'licenceNumberPattern', box })
  })

  it('accepts exactly the format of each box [DRV-19]', () => {
    const text = fc.tuple(
      fc.stringMatching(/^[A-C89]{5}$/),
      fc.stringMatching(/^[0-9A]{6}$/),
      fc.stringMatching(/^[A9][A-B89]{2}$/),
      fc.stringMatching(/^[AB9]{2}$/),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const isRight = /^[A-Z9]{5}\d{6}[A-Z9]{2}(\d[A-Z]{2}|[A-Z]{3})$/.test(typed.join(''))
        expect(parseLicenceNumber(typed).ok).toBe(isRight)
      }),
    )
  })
})

describe('the check against the holder', () => {
  it('accepts the holder’s own number', () => {
    expect(checkLicenceNumber(boxes, sarah)).toEqual({ ok: true, value: 'MORGA657054SM9IJ' })
  })

  it('refuses another surname and states the expected characters [DRV-20]', () => {
    expect(checkLicenceNumber(boxes, { ...sarah, surname: 'Gardner' })).toEqual({
      ok: false,
      key: 'licenceNumberSurname',
      box: 0,
      message: 'The first 5 characters of the driving licence number should be GARDN for the surname given',
    })
  })

  it('accepts Mac written as Mc and as Mac [DRV-20]', () => {
    const holder = { ...sarah, surname: 'MacDonald' }
    expect(checkLicenceNumber(withBox(0, 'MCDON'), holder)).toMatchObject({ ok: true })
    expect(checkLicenceNumber(withBox(0, 'MACDO'), holder)).toMatchObject({ ok: true })
    expect(checkLicenceNumber(withBox(0, 'MCDO9'), holder)).toMatchObject({ ok: false })
  })

  it('does not compare a surname without Latin letters', () => {
    expect(checkLicenceNumber(boxes, { ...sarah, surname: 'Иванова' })).toMatchObject({ ok: true })
  })

  it('refuses another birth date [DRV-21]', () => {
    expect(checkLicenceNumber(boxes, { ...sarah, dateOfBirth: localDate('1964-07-06') })).toEqual({
      ok: false,
      key: 'licenceNumberBirthDate',
      box: 1,
      message: "Characters 6 to 11 of the driving licence number don't match the date of birth 6 July 1964",
    })
  })

  it('refuses a month written for the other titles, with an error about the title [DRV-22]', () => {
    const other = { key: 'licenceNumberTitle', box: 1 }
    expect(checkLicenceNumber(boxes, { ...sarah, title: '003' })).toMatchObject(other)
    expect(checkLicenceNumber(withBox(1, '607054'), sarah)).toMatchObject(other)
  })

  it('accepts either form of the month for any other title [DRV-22]', () => {
    for (const digits of ['607054', '657054']) {
      expect(checkLicenceNumber(withBox(1, digits), { ...sarah, title: 'DR' })).toMatchObject({ ok: true })
    }
  })

  it('reports an error of the format before one about the holder', () => {
    expect(checkLicenceNumber(withBox(3, 'I'), { ...sarah, surname: 'Gardner' })).toMatchObject({
      key: 'licenceNumberIncomplete',
    })
  })
})

describe('prefilled boxes', () => {
  it('are the first two [DRV-20] [DRV-21]', () => {
    expect(derivedLicenceBoxes(sarah)).toEqual({ surname: 'MORGA', birthDate: '657054' })
    expect(derivedLicenceBoxes({ ...sarah, surname: 'MacDonald' }).surname).toBe('MCDON')
  })

  it('stay empty where their text cannot be derived [DRV-22]', () => {
    expect(derivedLicenceBoxes({ ...sarah, title: 'DR', surname: 'Иванова' })).toEqual({
      surname: '',
      birthDate: '',
    })
  })

  it('always pass the check [DRV-20] [DRV-21] [DRV-22]', () => {
    const holders = fc.record({
      surname: fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,12}$/),
      dateOfBirth: fc
        .date({ min: new Date('1920-01-01'), max: new Date('2015-12-31'), noInvalidDate: true })
        .map((instant) => localDate(instant.toISOString().slice(0, 10))),
      title: fc.constantFrom('002', '003', '004', '005'),
    })
    fc.assert(
      fc.property(holders, (holder) => {
        const { surname, birthDate } = derivedLicenceBoxes(holder)
        expect(checkLicenceNumber([surname, birthDate, 'SM9', 'IJ'], holder).ok).toBe(true)
      }),
    )
  })
})

it.each([
  ['Morgan', ['MORGA']],
  ['Ng', ['NG999']],
  ["O'Neill", ['ONEIL']],
  ['Smith-Jones', ['SMITH']],
  ['de la Cruz', ['DELAC']],
  ['St. John', ['STJOH']],
  ['Müller', ['MULLE']],
  ['Strauß', ['STRAU']],
  ['Weiß', ['WEISS']],
  ['Łoś', ['LOS99']],
  ['Ærø', ['AERO9']],
  ['Þór', ['THOR9']],
  ['Siân', ['SIAN9']],
])('%s gives %j: letters only, upper case, padded with 9s [DRV-20]', (surname, parts) => {
  expect(surnameParts(surname)).toEqual(parts)
})

it.each([
  ['MacDonald', ['MCDON', 'MACDO']],
  ['Mack', ['MCK99', 'MACK9']],
  ['mac', ['MC999', 'MAC99']],
  ['McDonald', ['MCDON']],
  ['Amac', ['AMAC9']],
])('%s gives %j: Mac is written Mc, and both are accepted [DRV-20]', (surname, parts) => {
  expect(surnameParts(surname)).toEqual(parts)
})

it('returns no characters to compare for a name without Latin letters', () => {
  expect(surnameParts('Иванов')).toEqual([])
})

it('returns letters A to Z padded with 9s to five characters, for any accents and marks [DRV-20]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (surname) => {
      for (const part of surnameParts(surname)) expect(part).toMatch(/^(?=.{5}$)[A-Z]+9*$/)
    }),
  )
})

it('returns the same for a name with and without accents [DRV-20]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{1,12}$/), (surname) => {
      const accented = Array.from(surname).join('\u0301')
      expect(surnameParts(accented.normalize('NFC'))).toEqual(surnameParts(surname))
      expect(surnameParts(`${surname.slice(0, 2)}' -.${surname.slice(2)}`)).toEqual(surnameParts(surname))
    }),
  )
})

const born = localDate('1964-07-05')
const bornInWinter = localDate('1969-12-31')

it('writes decade, month, day and last digit of the year [DRV-21]', () => {
  expect(birthDateParts(born, '003')).toEqual(['607054'])
  expect(birthDateParts(bornInWinter, '003')).toEqual(['612319'])
  expect(birthDateParts(localDate('2007-01-02'), '003')).toEqual(['001027'])
})

it.each(['002', '004', '005'])(
  'adds 5 to the first digit of the month for title code %s [DRV-22] [DAT-15]',
  (title) => {
    expect(birthDateParts(born, title)).toEqual(['657054'])
    expect(birthDateParts(bornInWinter, title)).toEqual(['662319'])
  },
)

it('adds nothing for title code 003 [DRV-22] [DAT-15]', () => {
  expect(birthDateParts(born, '003')).toEqual(['607054'])
})

it.each(['DR', 'REV', 'MX', '001', '006', ''])(
  'accepts either form for title %j, which does not determine it [DRV-22]',
  (title) => {
    expect(birthDateParts(born, title)).toEqual(['607054', '657054'])
  },
)

it.each([
  ['3', '607054'],
  ['03', '607054'],
  ['4', '657054'],
  ['04', '657054'],
])('reads title code %s like the padded code [DRV-23]', (title, digits) => {
  expect(birthDateParts(born, title)).toEqual([digits])
  expect(birthDateParts(born, title)).toEqual(birthDateParts(born, title.padStart(3, '0')))
})

it.each(['1', '01'])('has no rule for the prefix code %s, which is not a title [DRV-23]', (title) => {
  expect(birthDateParts(born, title)).toEqual(birthDateParts(born, 'DR'))
})

it('writes digits that read back as month, day and two digits of the year [DRV-21] [DRV-22]', () => {
  const dates = fc.date({ min: new Date('1920-01-01'), max: new Date('2015-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, fc.constantFrom('002', '003', '004', '005'), (instant, title) => {
      const [digits = ''] = birthDateParts(localDate(instant.toISOString().slice(0, 10)), title)
      expect(digits).toMatch(/^\d{6}$/)
      const month = Number(digits.slice(1, 3)) - (title === '003' ? 0 : 50)
      expect(month).toBe(instant.getUTCMonth() + 1)
      expect(Number(digits.slice(3, 5))).toBe(instant.getUTCDate())
      expect(`${digits[0]}${digits[5]}`).toBe(String(instant.getUTCFullYear()).slice(2))
    }),
  )
})
