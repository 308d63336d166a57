import { Support } from '../pages/Support'
import type { Case } from './words'

export function Vulnerable({ found: { vulnerable } }: { found: Case }) {
  return <Support mark={vulnerable} />
}
