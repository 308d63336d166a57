import { type AnySubject, type Asking, wordsOf } from '@milepost/domain/questions/asking'
import { claimQuestions } from '@milepost/domain/questions/claim/claim-questions'
import { convictionQuestions } from '@milepost/domain/questions/conviction/conviction-questions'
import type { Kind } from '@milepost/domain/questions/kinds/kind'
import { modificationQuestions } from '@milepost/domain/questions/modification/modification-questions'
import type { Whose } from '@milepost/domain/questions/people/whose'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import { type Address, isAddress } from '@milepost/domain/values/address'
import { expect, type Locator } from '@playwright/test'

/** Where a question stands, and how it is asked of whom. */
export type Place = { scope: Locator; asking: Asking<AnySubject>; whose: Whose }

/** Answers each question that is asked, from top to bottom, as a person would; what the page has filled in is left alone. */
export async function fillAll(ask: readonly AnyQuestion[], place: Place): Promise<void> {
  for (const question of ask) {
    const value = place.asking.subject[question.name]
    if (value === undefined || value === null || !isAsked(question, place.asking)) continue
    await fill(question, value, place)
  }
}

async function fill(question: AnyQuestion, value: NonNullable<unknown>, place: Place): Promise<void> {
  const { scope, asking } = place
  const label = wordsOf(question.label, asking)
  const text = question.kind.show(value)
  const box = (role: 'textbox' | 'combobox' | 'checkbox' | 'group' | 'radiogroup') =>
    scope.getByRole(role, { name: label, exact: true })
  const ways: Record<Kind<never>['input'], () => Promise<unknown>> = {
    plate: () => box('textbox').fill(text),
    money: () => box('textbox').fill(text),
    name: () => box('textbox').fill(text),
    email: () => box('textbox').fill(text),
    phone: () => box('textbox').fill(text),
    'whole-number': () => box('textbox').fill(text),
    tick: () => box('checkbox').check(),
    mileage: () => box('combobox').selectOption(text),
    'yes-no': () => pick(box('radiogroup'), text),
    choice: async () => {
      const rows = box('radiogroup')
      const list = box('combobox')
      await expect(rows.or(list)).toBeVisible()
      await ((await rows.count()) > 0 ? pick(rows, text) : list.selectOption(text))
    },
    search: () => search(box('combobox'), nameOf(question, text, asking), question.summary(value)),
    date: () => fillDate(box('group'), text),
    // What is pasted into one box flows into all four.
    'licence-number': () => box('group').getByRole('textbox').first().fill(text),
    address: () => fillAddress(box('group'), value),
    list: () => fillList(box('group'), question.name, value, place),
    start: () => Promise.reject(new Error('The start is left as the page fills it in')),
  }
  await ways[question.kind.input]()
}

/** What the list calls it. */
export function nameOf({ kind }: AnyQuestion, code: string, asking: Asking<AnySubject>): string {
  return kind.options?.(asking).find((option) => option.code === code)?.desc ?? code
}

async function pick(rows: Locator, code: string): Promise<void> {
  await rows.locator(`input[value="${code}"]`).check()
}

/** The words are typed, and the option that reads as the answer does is pressed. */
async function search(box: Locator, words: string, option: string): Promise<void> {
  await box.fill(words)
  await box.page().getByRole('option', { name: option, exact: true }).click()
}

async function fillDate(group: Locator, text: string): Promise<void> {
  const [day = '', month = '', year = ''] = text.split('/')
  await group.getByLabel('Day').fill(day)
  await group.getByLabel('Month').fill(month)
  await group.getByLabel('Year').fill(year)
}

/** The sandbox's own postcode is searched by house; any other address is typed. */
async function fillAddress(group: Locator, value: unknown): Promise<void> {
  if (!isAddress(value)) throw new Error('No address to fill in')
  if (value.postcode === 'ID1 1QD') {
    await group.getByLabel('House name or number').fill(value.line1.split(' ')[0] ?? '')
    await group.getByLabel('Postcode').fill(value.postcode)
    await group.getByRole('button', { name: 'Find Address' }).click()
  } else {
    await group.getByRole('button', { name: 'Enter address manually' }).click()
    await fillByHand(group, value)
    await group.getByRole('button', { name: 'Use This Address' }).click()
  }
  await expect(group.getByRole('button', { name: 'Search Again' })).toBeVisible()
}

async function fillByHand(group: Locator, { line1, city, postcode }: Address): Promise<void> {
  await group.getByLabel('Address line 1').fill(line1)
  await group.getByLabel('Town or city').fill(city)
  await group.getByLabel('Postcode').fill(postcode)
}

/** The first entry's form is open; the others are asked for. */
async function fillList(group: Locator, name: string, value: unknown, place: Place): Promise<void> {
  const list = lists[name]
  if (!list || !Array.isArray(value)) throw new Error(`No list of ${name} to fill in`)
  for (const [index, entry] of value.entries()) {
    if (index > 0) await group.getByRole('button', { name: `Add another ${list.what}` }).click()
    const scope = group.getByRole('group', { name: `Add a ${list.what}` })
    const subject: AnySubject = entry
    await fillAll(list.ask(place.whose), { ...place, scope, asking: { ...place.asking, subject } })
    await scope.getByRole('button', { name: `Add ${list.what}`, exact: true }).click()
  }
}

export const lists: Readonly<
  Record<string, { what: string; ask: (whose: Whose) => readonly AnyQuestion[] }>
> = {
  modifications: { what: 'modification', ask: () => modificationQuestions },
  motoringClaims: { what: 'claim', ask: (whose) => claimQuestions({ whose }) },
  motoringConvictions: { what: 'conviction', ask: (whose) => convictionQuestions({ whose }) },
}
