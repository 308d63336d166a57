import { type CodeEntry, type CodeOf, isCode } from './code-list'

/**
 * How a title bears on the month digits of a driving licence number: as born, with 5 added to the first digit, or not known
 * from the title, so that both are accepted (DRV-22, D-111).
 */
export type LicenceMonth = 'plain' | 'five-added' | 'either'

/** The numbers are ABI codes; no ABI code is published for the others, so those codes are our own. */
export const titles = [
  { code: '003', desc: 'Mr', licenceMonth: 'plain' },
  { code: '004', desc: 'Mrs', licenceMonth: 'five-added' },
  { code: '002', desc: 'Miss', licenceMonth: 'five-added' },
  { code: '005', desc: 'Ms', licenceMonth: 'five-added' },
  { code: 'MX', desc: 'Mx', licenceMonth: 'either' },
  { code: 'DR', desc: 'Dr', licenceMonth: 'either' },
  { code: 'REV', desc: 'Rev', licenceMonth: 'either' },
  { code: 'PROF', desc: 'Prof', licenceMonth: 'either' },
  { code: 'SIR', desc: 'Sir', licenceMonth: 'either' },
  { code: 'LORD', desc: 'Lord', licenceMonth: 'either' },
  { code: 'LADY', desc: 'Lady', licenceMonth: 'either' },
  { code: 'DAME', desc: 'Dame', licenceMonth: 'either' },
] as const satisfies readonly (CodeEntry & { licenceMonth: LicenceMonth })[]

export type TitleCode = CodeOf<typeof titles>

/** Comparison sites may send a numbered code without its leading zeros (D-112). */
export function readTitleCode(sent: string): TitleCode | undefined {
  const code = /^\d+$/.test(sent) ? sent.padStart(3, '0') : sent
  return isCode(titles, code) ? code : undefined
}
