import { levelOfCover } from '@milepost/domain/questions/cover/level-of-cover'
import { maritalStatus, title } from '@milepost/domain/questions/people/about-you'
import { badgeType } from '@milepost/domain/questions/people/taxi-badge'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, descriptionOf, pressContinue, type } from './testing.tsx'

afterEach(cleanup)

const radios = () => screen.queryAllByRole<HTMLInputElement>('radio')

describe('a choice', () => {
  it('with few answers shows them all, none selected', () => {
    const { answered } = ask(badgeType(you), { id: 'flag_taxi' })
    expect(radios().map(({ checked }) => checked)).toEqual([false, false])
    fireEvent.click(screen.getByRole('radio', { name: /private/i }))
    pressContinue()
    expect(answered).toEqual(['PR'])
  })

  it('with many answers is a select', () => {
    const { answered } = ask(title(you))
    expect(radios()).toEqual([])
    type(screen.getByRole('combobox', { name: 'What is your title?' }), '003')
    pressContinue()
    expect(answered).toEqual(['003'])
  })

  it('with many short answers shows them all', () => {
    const { answered } = ask(maritalStatus(you))
    expect(radios()).toHaveLength(8)
    expect(radios().every(({ checked }) => !checked)).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Married' }))
    pressContinue()
    expect(answered).toEqual(['M'])
  })

  it('lets the browser autofill the customer’s own title and no one else’s', () => {
    ask(title(you))
    expect(screen.getByRole('combobox').getAttribute('autocomplete')).toBe('honorific-prefix')
    cleanup()
    ask(title(theDriver), { of: 'driver' })
    expect(screen.getByRole('combobox').getAttribute('autocomplete')).toBe('off')
  })

  it('shows what is missing after Continue and focuses the first answer', () => {
    ask(badgeType(you), { id: 'flag_taxi' })
    expect(screen.getByRole('radiogroup').hasAttribute('aria-invalid')).toBe(false)
    pressContinue()
    const group = screen.getByRole('radiogroup')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(group).at(-1)).toMatch(/^Error: Please/)
    expect(document.activeElement).toBe(radios()[0])
    // The error key is on one element only: the one the error links to.
    expect(radios().map((radio) => radio.dataset['errorKey'] !== undefined)).toEqual([true, false])
  })
})

describe('the level of cover', () => {
  it('offers two levels with what each covers, and describes the third without offering it [COV-02]', () => {
    ask(levelOfCover, { of: 'coverDetails' })
    expect(radios().map(({ value }) => value)).toEqual(['COMP', 'TPFT'])
    expect(radios().map(descriptionOf)).toEqual([
      [expect.stringContaining('Covers damage to your own vehicle')],
      [expect.stringContaining('if it is stolen or catches fire')],
    ])
    const third = screen.getByText('Third party only:').parentElement
    expect(third?.textContent).toContain('Covers only injury or damage you cause to others')
    expect(third?.textContent).toContain("We don't offer it online.")
  })

  it('can be third party only, for a quote that came with it', () => {
    ask(levelOfCover, { of: 'coverDetails', subject: { levelOfCover: 'TPO' } })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Third party only/ }).checked).toBe(true)
    expect(screen.queryByText(/don't offer it online/)).toBeNull()
  })
})
