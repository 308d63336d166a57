import { expect, it } from 'vitest'
import { larchfield } from './lender.ts'
import { lenderCard, lenderCardName } from './lender-card.ts'

const lines = lenderCard(larchfield).split('\r\n')

it('is a vCard 3.0 with every mandatory field [DDM-10] [D-193]', () => {
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  expect(lines).toContain('N:;;;;')
  expect(lines).toContain('FN:Larchfield Premium Finance Limited')
})

it('contains the phone number as dialled, the email address and the postal address [DDM-10]', () => {
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+441174960913')
  expect(lines).toContain('EMAIL;TYPE=INTERNET:help@larchfield.example')
  expect(lines).toContain('ADR;TYPE=WORK:;;3 Larchfield Way;Exampleton;;ZZ9 3LP;United Kingdom')
})

it('keeps every line short enough that an address book need not unfold it', () => {
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(75)
})

it('escapes the characters that would end a field', () => {
  const card = lenderCard({ ...larchfield, name: 'Larch, Field; & \\ Sons' })
  expect(card).toContain('FN:Larch\\, Field\\; & \\\\ Sons\r\n')
})

it('has a file name that is the lender’s name', () => {
  expect(lenderCardName(larchfield)).toBe('Larchfield Premium Finance Limited.vcf')
})
