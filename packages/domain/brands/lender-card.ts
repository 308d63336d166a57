import type { Lender } from './lender'

/**
 * The lender as an address book takes it: vCard 3.0 (RFC 2426), which both families of phones import (DDM-10, D-193). The address is
 * kept as it is written, street, town and postcode.
 */
export function lenderCard({ name, address, phone, email, openingHours }: Lender): string {
  const [street = '', town = '', postcode = ''] = address.split(', ')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A firm has no family name; the next line says how it is shown all the same.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone.dial}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `ADR;TYPE=WORK:;;${[street, town, '', postcode, 'United Kingdom'].map(escaped).join(';')}`,
    `NOTE:${escaped(openingHours)}`,
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** What the file is called on the phone: "Larchfield Premium Finance Limited.vcf". */
export function lenderCardName({ name }: Lender): string {
  return `${name}.vcf`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&')
}
