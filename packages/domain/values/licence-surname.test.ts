import fc from 'fast-check'
import { expect, it } from 'vitest'
import { surnameParts } from './licence-surname'

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
])('%s gives %j: Mac is written Mc, and accepted both ways [DRV-20]', (surname, parts) => {
  expect(surnameParts(surname)).toEqual(parts)
})

it('has nothing to compare with when a name has no Latin letter', () => {
  expect(surnameParts('Иванов')).toEqual([])
})

it('is five of A to Z, then 9s, whatever the accents and marks [DRV-20]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (surname) => {
      for (const part of surnameParts(surname)) expect(part).toMatch(/^(?=.{5}$)[A-Z]+9*$/)
    }),
  )
})

it('is the same for a name with accents and without [DRV-20]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{1,12}$/), (surname) => {
      const accented = Array.from(surname).join('\u0301')
      expect(surnameParts(accented.normalize('NFC'))).toEqual(surnameParts(surname))
      expect(surnameParts(`${surname.slice(0, 2)}' -.${surname.slice(2)}`)).toEqual(surnameParts(surname))
    }),
  )
})
