import { type AnySubject, type Asking, wordsOf } from '@milepost/domain/questions/asking'
import type { KindName } from '@milepost/domain/questions/kinds/kind'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import { isAddress } from '@milepost/domain/values/address'
import { expect, type Locator, type Page } from '@playwright/test'
import { lists, nameOf, type Place } from '../walking/fill.ts'
import { expectFocusSeen, press, pressOn, tabTo, typeOver } from './hands.ts'

/** Answers each question that is asked, from top to bottom, by keyboard only. */
export async function typeAll(page: Page, ask: readonly AnyQuestion[], place: Place): Promise<void> {
  for (const question of ask) {
    const value = place.asking.subject[question.name]
    if (value === undefined || value === null || !isAsked(question, place.asking)) continue
    await type(page, question, value, place)
  }
}

async function type(
  page: Page,
  question: AnyQuestion,
  value: NonNullable<unknown>,
  place: Place,
): Promise<void> {
  const { scope, asking } = place
  const label = wordsOf(question.label, asking)
  const text = question.kind.show(value)
  const box = (role: 'textbox' | 'combobox' | 'checkbox' | 'group' | 'radiogroup') =>
    scope.getByRole(role, { name: label, exact: true })
  const inBox = async () => {
    await tabTo(page, box('textbox'))
    await typeOver(page, text)
  }
  // A kind that takes one text in one box needs no line here.
  const ways: Partial<Record<KindName, () => Promise<unknown>>> = {
    tick: () => pressOn(page, box('checkbox'), 'Space'),
    mileage: () => select(page, box('combobox'), text),
    'yes-no': () => choose(page, box('radiogroup'), text),
    choice: async () =>
      (await box('radiogroup').count()) > 0
        ? choose(page, box('radiogroup'), text)
        : select(page, box('combobox'), text),
    search: () => search(page, box('combobox'), nameOf(question, text, asking), question.summary(value)),
    date: () => typeDate(page, box('group'), text),
    'licence-number': () => typeLicenceNumber(page, box('group'), text),
    address: () => typeAddress(page, box('group'), value),
    list: () => typeList(page, box('group'), question.name, value, place),
    start: () => Promise.reject(new Error('The start is left as the page fills it in')),
  }
  await (ways[question.kind.input] ?? inBox)()
}

/** A group of radio buttons is one tab stop; the arrows choose. */
async function choose(page: Page, rows: Locator, code: string): Promise<void> {
  const radios = rows.getByRole('radio')
  const codes = await radios.evaluateAll((found) => found.map((radio) => radio.getAttribute('value')))
  await tabTo(page, radios)
  if (codes[0] === code) await press(page, 'Space')
  for (let at = 0; at < codes.indexOf(code); at += 1) await press(page, 'ArrowDown')
  await expect(rows.locator(`input[value="${code}"]`)).toBeChecked()
}

async function select(page: Page, box: Locator, code: string): Promise<void> {
  await tabTo(page, box)
  const places = await box.locator('option').count()
  for (let at = 0; at < places && (await box.inputValue()) !== code; at += 1) await press(page, 'ArrowDown')
  await expect(box).toHaveValue(code)
}

async function search(page: Page, box: Locator, words: string, option: string): Promise<void> {
  await tabTo(page, box)
  await typeOver(page, words)
  const choice = page.getByRole('option', { name: option, exact: true })
  const id = (await choice.getAttribute('id')) ?? ''
  const isReached = async () => (await box.getAttribute('aria-activedescendant')) === id
  for (let at = 0; at < 10 && !(await isReached()); at += 1) await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await expect(box).toHaveValue(option)
}

async function typeDate(page: Page, group: Locator, text: string): Promise<void> {
  const [day = '', month = '', year = ''] = text.split('/')
  await tabTo(page, group.getByLabel('Day'))
  await typeOver(page, day)
  await press(page, 'Tab')
  await typeOver(page, month)
  await press(page, 'Tab')
  await typeOver(page, year)
}

/** Typed without a pause: a full box moves the focus to the next. Tab leaves each of the four in both directions (DRV-18). */
async function typeLicenceNumber(page: Page, group: Locator, number: string): Promise<void> {
  const boxes = group.getByRole('textbox')
  await tabTo(page, boxes.first())
  for (const at of [1, 2, 3]) {
    await press(page, 'Tab')
    await expect(boxes.nth(at)).toBeFocused()
  }
  for (const at of [2, 1, 0]) {
    await press(page, 'Shift+Tab')
    await expect(boxes.nth(at)).toBeFocused()
  }
  await typeOver(page, number)
  await expectLicenceNumber(boxes, number)
}

export async function expectLicenceNumber(boxes: Locator, number: string): Promise<void> {
  expect(
    await boxes.evaluateAll((found) => found.map((box) => (box as HTMLInputElement).value).join('')),
  ).toBe(number)
}

async function typeAddress(page: Page, group: Locator, value: unknown): Promise<void> {
  if (!isAddress(value)) throw new Error('No address to type')
  const typeIn = async (label: string, text: string) => {
    await tabTo(page, group.getByLabel(label))
    await typeOver(page, text)
  }
  if (value.postcode === 'ID1 1QD') {
    await typeIn('House name or number', value.line1.split(' ')[0] ?? '')
    await typeIn('Postcode', value.postcode)
  } else {
    await pressOn(page, group.getByRole('button', { name: 'Enter address manually' }))
    await expect(group.getByLabel('Address line 1')).toBeFocused()
    await typeOver(page, value.line1)
    await typeIn('Town or city', value.city)
    await typeIn('Postcode', value.postcode)
  }
  await press(page, 'Enter')
  // The card gets the focus as a whole, so that it is read out.
  await expect(group.getByRole('group')).toBeFocused()
}

/** Adds every entry by its form; the resulting card gets the focus. */
async function typeList(
  page: Page,
  group: Locator,
  name: string,
  value: unknown,
  place: Place,
): Promise<void> {
  const list = lists[name]
  if (!list || !Array.isArray(value)) throw new Error(`No list of ${name} to type`)
  for (const [index, entry] of value.entries()) {
    if (index > 0) await pressOn(page, group.getByRole('button', { name: `Add another ${list.what}` }))
    const scope = group.getByRole('group', { name: `Add a ${list.what}` })
    const subject: AnySubject = entry
    const asking: Asking<AnySubject> = { ...place.asking, subject }
    await typeAll(page, list.ask(place.whose), { ...place, scope, asking })
    await pressOn(page, scope.getByRole('button', { name: `Add ${list.what}`, exact: true }))
    await expect(
      group.getByRole('button', { name: new RegExp(`^Edit ${list.what} ${index + 1}`) }),
    ).toBeVisible()
    await expectFocusSeen(page)
  }
}
