import { type FormEvent, useEffect, useState } from 'react'
import type { FormFields } from '../form/use-form.ts'
import { focusField } from '../ui/focus-field.ts'

/** Questions under one heading; a short step is one group without a heading. */
export type Group = {
  heading: string | undefined
  questions: readonly GroupQuestion[]
  /** Yes-or-no questions of this group that one press may answer with no. */
  noneOf: readonly string[]
}

export type GroupQuestion = {
  field: string
  /** Something is typed, chosen or stored. */
  isBegun: boolean
  isValid: boolean
}

/** A question that is asked now, under its heading. */
export type PlacedQuestion = GroupQuestion & {
  heading: string | undefined
  isNoneOfThese: boolean
}

/** Questions in order, split at the headings. A group that has nothing to ask is left out. */
export function inGroups(placed: readonly PlacedQuestion[]): readonly Group[] {
  const headings = [...new Set(placed.map(({ heading }) => heading))]
  return headings.map((heading) => {
    const asked = placed.filter((each) => each.heading === heading)
    return {
      heading,
      questions: asked.map(({ field, isBegun, isValid }) => ({ field, isBegun, isValid })),
      noneOf: asked.filter(({ isNoneOfThese }) => isNoneOfThese).map(({ field }) => field),
    }
  })
}

type GroupsSettings = {
  groups: readonly Group[]
  /** Makes the ids of the headings unique on the page. */
  id: string
  form: Pick<FormFields, 'submitOffered'>
  /** A field that a link leads to. Its group is open from the start. */
  startAt?: string | undefined
}

/**
 * A long form in parts. The next group opens once the groups before it are complete. Continue validates only the groups that the customer
 * has begun or that an earlier Continue led to; if those are complete it leads to the next group, without an error.
 */
export function useGroups({ groups, id, form, startAt }: GroupsSettings) {
  const [led, setLed] = useState(() => ({
    to: groups.findIndex(({ questions }) => questions.some(({ field }) => field === startAt)),
    // The page itself focuses the field that a link leads to.
    hasFocus: true,
  }))
  const shown = useHighest(Math.max(groupsReached(groups), led.to + 1))
  const headingId = (index: number) => `${id}-group-${index + 1}`
  const offered = groups
    .slice(0, Math.max(begunUpTo(groups), led.to, 0) + 1)
    .flatMap(({ questions }) => questions.map(({ field }) => field))

  useEffect(() => {
    if (!led.hasFocus) focusField(`${id}-group-${led.to + 1}`)
  }, [led, id])

  return {
    shown: groups.slice(0, shown),
    headingId,
    submit: (event: FormEvent) => {
      event.preventDefault()
      form.submitOffered(
        (field) => offered.includes(field),
        () => {
          const next = groups.findIndex(({ questions }) => questions.some(({ isValid }) => !isValid))
          setLed({ to: next, hasFocus: false })
        },
      )
    },
  }
}

export type Groups = ReturnType<typeof useGroups>

/** How many groups to show: up to the first that is not complete, and all that are begun. */
export function groupsReached(groups: readonly Group[]): number {
  const open = groups.findIndex(({ questions }) => questions.some(({ isValid }) => !isValid))
  return open === -1 ? groups.length : Math.max(open, begunUpTo(groups)) + 1
}

function begunUpTo(groups: readonly Group[]): number {
  return groups.findLastIndex(({ questions }) => questions.some(({ isBegun }) => isBegun))
}

/** A group that has been shown stays, even when an earlier answer changes. */
function useHighest(now: number): number {
  const [highest, setHighest] = useState(now)
  if (now > highest) setHighest(now)
  return Math.max(now, highest)
}
