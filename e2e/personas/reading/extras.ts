import { addOnWords } from '@milepost/domain/quote/add-on-words'
import { type AddOnCode, addOnCodes, isAddOnCode } from '@milepost/domain/quote/add-ons'
import type { CoverTerms } from '@milepost/domain/terms/terms'
import type { PersonaSection } from './persona-section'

/** An extra, by its name on the page. */
export type ChosenExtra = { code: AddOnCode; title: string }

/** The extras that a person adds on results. */
export function extrasIn(section: PersonaSection, cover: CoverTerms): readonly ChosenExtra[] {
  const known = Object.keys(addOnCodes).flatMap((code) =>
    isAddOnCode(code) ? [{ code, title: addOnWords({ code, description: '' }, cover).title }] : [],
  )
  return section.texts('extras').flatMap((words) => {
    const found = known.find(({ title }) => title === words)
    if (!found)
      section.addMistake('extras', `"${words}" is none of: ${known.map(({ title }) => title).join('; ')}`)
    return found ?? []
  })
}
