import { type AnySubject, type Asking, wordsOf } from '@milepost/domain/questions/asking'
import { claimQuestions } from '@milepost/domain/questions/claim'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import type { KindName } from '@milepost/domain/questions/kinds/kind'
import { modificationQuestions } from '@milepost/domain/questions/modification'
import type { Whose } from '@milepost/domain/questions/people/whose'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import { type Address, isAddress } from '@milepost/domain/values/address'
import { expect, type Locator } from '@playwright/test'
import { fillIn, type LabelledAnswer } from './fill-in.ts'

/** Where a question is, and the context it is asked in. */
export type Place = { scope: Locator; asking: Asking<AnySubject>; whose: Whose }

/** Answers each question that is asked, from top to bottom; leaves what the page has filled in. */
export async function fillAll(ask: readonly AnyQuestion[], place: Place): Promise<void> {
  const { scope, asking } = place
  const simple: LabelledAnswer[] = []
  for (const question of ask) {
    const value = asking.subject[question.name]
    if (value === undefined || value === null || !isAsked(question, asking)) continue
    const label = wordsOf(question.label, asking)
    const bySteps = inSteps[question.kind.input]
    if (bySteps) {
      // In page order: an answer above may be what this question depends on.
      await fillIn(scope, simple.splice(0))
      await bySteps({
        box: (role) => scope.getByRole(role, { name: label, exact: true }),
        question,
        value,
        place,
      })
    } else simple.push({ label, text: typedFor(question, value, asking) })
  }
  await fillIn(scope, simple)
}

/** The text of an answer in its field; an option of a long list is typed out. */
function typedFor(question: AnyQuestion, value: NonNullable<unknown>, asking: Asking<AnySubject>): string {
  const text = question.kind.show(value)
  return question.kind.input === 'search' ? nameOf(question, text, asking) : text
}

type Filling = {
  box: (role: 'checkbox' | 'group') => Locator
  question: AnyQuestion
  value: NonNullable<unknown>
  place: Place
}

/** Inputs that take more than typing: something is searched for, added to a list, or accepted. */
const inSteps: Partial<Record<KindName, (filling: Filling) => Promise<void>>> = {
  tick: ({ box }) => box('checkbox').check(),
  address: ({ box, value }) => fillAddress(box('group'), value),
  list: ({ box, question, value, place }) => fillList(box('group'), question.name, value, place),
}

/** The label of an option. */
export function nameOf({ kind }: AnyQuestion, code: string, asking: Asking<AnySubject>): string {
  return kind.options?.(asking).find((option) => option.code === code)?.desc ?? code
}

/** An address in the sandbox's own postcode is searched for by house; any other is typed. */
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

/** The first entry's form is open; the others are opened. */
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
