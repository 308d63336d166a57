import type { CodeList } from '../../lists/code-list'
import { noClaimsYears } from '../../lists/no-claims-years'

/** For how long something was so: the codes of no-claims years, where none is less than a year. */
export const lengthsOfTime: CodeList = noClaimsYears.map(({ code, desc }) => ({
  code,
  desc: code === '0' ? 'Less than 1 year' : desc,
}))
