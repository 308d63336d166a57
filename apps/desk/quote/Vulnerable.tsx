import { Support } from '../pages/Support.tsx'
import type { Case } from './words.ts'

export function Vulnerable({ found: { vulnerable } }: { found: Case }) {
  return <Support mark={vulnerable} />
}
