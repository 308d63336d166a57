import type { Lender } from './lender.ts'

/**
 * The lender as a contact card: vCard 3.0 (RFC 2426), which both iOS and Android import (DDM-10, D-193). The address is split
 * into street, town and postcode as written.
 */
export function lenderCard({ name, address, phone, email, openingHours }: Lender): string {
  const [street = '', town = '', postcode = ''] = address.split(', ')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A firm has no family name, but N is mandatory; FN is the name shown.
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

/** The file name on the phone: "Larchfield Premium Finance Limited.vcf". */
export function lenderCardName({ name }: Lender): string {
  return `${name}.vcf`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&')
}
