import type { CodeList } from './code-list'

/** Not asked; kept when a comparison site sends them (D-081). ABI codes; S5 and S7 are Thatcham's tracker categories. */
export const securityDevices = [
  { code: '92', desc: 'Factory-fitted alarm and immobiliser' },
  { code: '93', desc: 'Factory-fitted immobiliser' },
  { code: '91', desc: 'Alarm and immobiliser fitted later' },
  { code: '94', desc: 'Immobiliser fitted later' },
  { code: '99', desc: 'Thatcham category 1 alarm and immobiliser' },
  { code: '100', desc: 'Thatcham category 2 immobiliser' },
  { code: 'S5', desc: 'Thatcham S5 tracker' },
  { code: 'S7', desc: 'Thatcham S7 tracker' },
  { code: 'N', desc: 'No security device' },
] as const satisfies CodeList
