import { type CodeList, type CodeOf, isCode } from './code-list'

/**
 * The numbers are ABI codes; no ABI code is published for the others, so those codes are our own. What a title tells of a driving
 * licence number is in values/licence-birth-date (D-111).
 */
export const titles = [
  { code: '003', desc: 'Mr' },
  { code: '004', desc: 'Mrs' },
  { code: '002', desc: 'Miss' },
  { code: '005', desc: 'Ms' },
  { code: 'MX', desc: 'Mx' },
  { code: 'DR', desc: 'Dr' },
  { code: 'REV', desc: 'Rev' },
  { code: 'PROF', desc: 'Prof' },
  { code: 'SIR', desc: 'Sir' },
  { code: 'LORD', desc: 'Lord' },
  { code: 'LADY', desc: 'Lady' },
  { code: 'DAME', desc: 'Dame' },
] as const satisfies CodeList

export type TitleCode = CodeOf<typeof titles>

/** Comparison sites may send a numbered code without its leading zeros (D-112). */
export function readTitleCode(sent: string): TitleCode | undefined {
  const code = /^\d+$/.test(sent) ? sent.padStart(3, '0') : sent
  return isCode(titles, code) ? code : undefined
}
