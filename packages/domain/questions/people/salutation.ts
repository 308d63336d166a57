import { descOf } from '../../lists/code-list.ts'
import { type TitleCode, titles } from '../../lists/person.ts'
import type { PersonDetails } from '../answers.ts'

/** Titles used with the first name: Sir Alan, Dame Anna. */
const withFirstName: readonly TitleCode[] = ['SIR', 'DAME']

/** The name in a salutation: "Mr Morgan". Undefined without a title or the name it goes with; callers then use the full name. */
export function salutationOf({ title, firstName, lastNames }: PersonDetails): string | undefined {
  if (title === undefined) return undefined
  const name = withFirstName.includes(title) ? firstName : lastNames
  const titleInWords = descOf(titles, title)
  return name && titleInWords ? `${titleInWords} ${name}` : undefined
}
