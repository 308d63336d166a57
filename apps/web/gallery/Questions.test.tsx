import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Questions } from './Questions.tsx'

afterEach(cleanup)

const kinds = new Set(
  Object.values(journeyDefinition.steps)
    .flat()
    .flatMap(({ ask }) => ask.map(({ kind }) => kind.input)),
)

/** What a customer would see in it: the text, the values of fields, what is ticked. */
function seen(place: Element | null | undefined): string {
  const boxes = [...(place?.querySelectorAll<HTMLInputElement>('input, select') ?? [])]
  const held = boxes.map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value))
  return `${place?.textContent} ${held.join()}`.replace(/^(empty|filled)/, '')
}

it.each(['acorn_pc', 'flag_taxi'] as const)(
  'shows every kind of question in the catalogue, in every state, on %s',
  (journey) => {
    const { container } = render(<Questions journey={journey} />)
    const sections = [...container.querySelectorAll<HTMLElement>('section[data-kind]')]
    expect(new Set(sections.map(({ dataset }) => dataset['kind']))).toEqual(kinds)
    for (const section of sections) {
      const kind = section.dataset['kind']
      const inState = (state: string) => section.querySelector(`[data-state="${state}"]`)
      expect(inState('empty')?.querySelector('input, select, button'), kind).not.toBeNull()
      expect(inState('error')?.querySelector('[data-error-key]'), `${kind} in error`).not.toBeNull()
      expect(seen(inState('filled')), `${kind} filled`).not.toBe(seen(inState('empty')))
      // A checkbox explains itself in its own label.
      if (kind !== 'tick')
        expect(inState('help open')?.querySelector('details[open]'), `${kind} explained`).not.toBeNull()
    }
  },
)
