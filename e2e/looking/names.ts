import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'

/** Controls that screen reader users find by name. */
const used = /^(button|link|textbox|searchbox|combobox|checkbox|radio|slider|spinbutton|switch|tab) /
/** Roles that are announced before a name, and so distinguish two controls with the same name. */
const placing =
  /^(group|radiogroup|form|region|navigation|dialog|table|row|listitem|article|banner|contentinfo) /

type Named = { name: string; leadsTo?: string }

/** No control has the role and name of another in the same place; two links with the same name lead to the same URL. */
export async function expectNamesApart(page: Page, state: string): Promise<void> {
  const dialog = page.locator('dialog[open]').last()
  const scope = (await dialog.isVisible()) ? dialog : page.locator('body')
  const all = namedIn(parse(await scope.ariaSnapshot()), '')
  const twice = all.filter(({ name, leadsTo }, place) => {
    const first = all.find((each) => each.name === name)
    // An error of two fields is listed for both, each linked to its own.
    if (leadsTo?.startsWith('#')) return false
    return all.indexOf(first ?? { name }) < place && (leadsTo === undefined || first?.leadsTo !== leadsTo)
  })
  expect(twice, `${state}: names that two things have`).toEqual([])
}

/** A snapshot is a list of texts, or of texts with their contents. */
function namedIn(part: unknown, place: string): Named[] {
  if (Array.isArray(part)) return part.flatMap((each) => namedIn(each, place))
  if (typeof part === 'string') return named(part, place)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([words, inside]) => [
    ...named(words, place, addressIn(inside)),
    ...namedIn(inside, placing.test(words) ? `${place}${words} > ` : place),
  ])
}

function addressIn(inside: unknown): string | undefined {
  if (!Array.isArray(inside)) return undefined
  const address: unknown = inside.map((each) => Object(each)['/url']).find((url) => url !== undefined)
  return typeof address === 'string' ? address : undefined
}

function named(words: string, place: string, leadsTo?: string): Named[] {
  if (!used.test(words)) return []
  // State such as checked or expanded is not part of the name.
  const name = `${place}${words.replace(/( \[[^\]]*\])+$/, '')}`
  return [leadsTo === undefined ? { name } : { name, leadsTo }]
}
