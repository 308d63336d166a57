import type { ModificationAnswers } from '@milepost/domain/questions/answers'
import { newModification } from '@milepost/domain/questions/modification'
import { MAXIMUM_MODIFICATIONS, modifications } from '@milepost/domain/questions/vehicle/condition'
import { fromPounds } from '@milepost/domain/values/pence'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ListPage } from './testing.tsx'

afterEach(cleanup)

const exhaust = {
  ...newModification,
  modificationCode: 'EXHAUST',
  value: fromPounds(300),
  isForMedicalReasons: false,
} satisfies ModificationAnswers
const brakes = {
  ...exhaust,
  modificationCode: 'BRAKES',
  value: fromPounds(450),
} satisfies ModificationAnswers

function show(entries: readonly ModificationAnswers[] = []) {
  const onHeld = vi.fn()
  const onContinue = vi.fn()
  const subject = { isModified: true, modifications: entries }
  render(<ListPage question={modifications} subject={subject} onHeld={onHeld} onContinue={onContinue} />)
  return { onContinue, held: () => onHeld.mock.lastCall?.[0].modifications }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const isBlocked = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'
const entryForm = (name: string) => screen.queryByRole('group', { name })
const cost = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /How much did the modification cost/ })

function fill({ code = 'EXHAUST', pounds = '300', medical = 'No' } = {}) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: code } })
  fireEvent.change(cost(), { target: { value: pounds } })
  fireEvent.click(screen.getByRole('radio', { name: medical }))
}

describe('an empty list', () => {
  it('shows its form open, with nothing filled in and no errors [MOD-06]', () => {
    show()
    expect(entryForm('Add a modification')).not.toBeNull()
    expect(cost().value).toBe('')
    expect(screen.queryByText('Please choose the modification')).toBeNull()
  })

  it('does not take the focus from a customer who is still answering above', () => {
    show()
    expect(document.activeElement).toBe(document.body)
  })

  it('cannot be cancelled, and shows why [MOD-07]', () => {
    const { held } = show()
    expect(isBlocked('Cancel')).toBe(true)
    const reason = document.getElementById(button('Cancel').getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain("You haven't added a modification yet")
    press('Cancel')
    expect(entryForm('Add a modification')).not.toBeNull()
    expect(held()).toBeUndefined()
  })

  it('requires at least one entry before Continue, and the error links to it [MOD-03]', () => {
    const { onContinue } = show()
    press('Continue')
    const message = 'Please add at least one modification, or change your answer to no'
    const list = screen.getByRole('group', { name: 'What has been modified?' })
    expect(within(list).getByText(message)).toBeTruthy()
    expect(list.getAttribute('data-error-key')).toBe('modificationsRequired')
    expect(list.getAttribute('aria-describedby')).toContain('subject-modifications-error')
    document.getElementById('subject-modifications')?.focus()
    expect(document.activeElement?.textContent).toBe('What has been modified?')
    expect(onContinue).not.toHaveBeenCalled()
  })
})

describe('adding', () => {
  it('appends the entry, closes the form and announces the new card [MOD-01] [MOD-06]', () => {
    const { held } = show([brakes])
    press('Add another modification')
    fill()
    press('Add modification')
    expect(held()).toEqual([brakes, exhaust])
    expect(entryForm('Add a modification')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Sports exhaust, £300')
  })

  it('requires code, value of at least £1 and medical reasons, only once Add is pressed [MOD-04]', () => {
    const { held } = show()
    press('Add modification')
    expect(screen.getByText('Please choose the modification')).toBeTruthy()
    expect(screen.getByText('Please enter what the modification cost')).toBeTruthy()
    expect(screen.getByText('Please tell us if the modification is for medical reasons')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    fill({ pounds: '0' })
    press('Add modification')
    expect(screen.getByText('The modification must have cost at least £1')).toBeTruthy()
    expect(document.activeElement).toBe(cost())
    expect(held()).toBeUndefined()
  })

  it('records that the current insurer was not notified [MOD-05]', () => {
    const { held } = show()
    fill()
    press('Add modification')
    expect(held()).toEqual([{ ...exhaust, isCurrentInsurerNotified: false }])
  })

  it('works with Enter in a field, which does not continue the step', () => {
    const { held, onContinue } = show()
    fill()
    const enter = fireEvent.keyDown(cost(), { key: 'Enter' })
    expect(enter).toBe(false)
    expect(held()).toEqual([exhaust])
    expect(onContinue).not.toHaveBeenCalled()
  })

  it('leaves Enter on a button to the button', () => {
    const { held } = show()
    fill()
    expect(fireEvent.keyDown(button('Cancel'), { key: 'Enter' })).toBe(true)
    expect(held()).toBeUndefined()
  })

  it('moves the focus to the form that opens', () => {
    show([exhaust])
    press('Add another modification')
    expect(document.activeElement?.textContent).toBe('Add a modification')
  })

  it('is not possible after five, and shows why [MOD-02]', () => {
    show(Array.from({ length: MAXIMUM_MODIFICATIONS }, () => exhaust))
    expect(isBlocked('Add another modification')).toBe(true)
    expect(screen.getByText("You've added 5 modifications, the most we can take online.")).toBeTruthy()
    press('Add another modification')
    expect(entryForm('Add a modification')).toBeNull()
  })
})

describe('editing', () => {
  it('opens in place and replaces the entry at its index [MOD-01] [MOD-06]', () => {
    const { held } = show([exhaust, brakes])
    press('Edit modification 1: Sports exhaust, £300')
    expect(entryForm('Edit modification 1')).not.toBeNull()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.contains(cost())).toBe(true)
    expect(second?.textContent).toContain('Uprated brakes')
    expect(cost().value).toBe('300')
    fireEvent.change(cost(), { target: { value: '350' } })
    press('Save modification')
    expect(held()).toEqual([{ ...exhaust, value: fromPounds(350) }, brakes])
    expect(document.activeElement?.textContent).toContain('Sports exhaust, £350')
  })

  it('changes nothing when cancelled', () => {
    const { held } = show([exhaust])
    press(/^Edit/)
    fireEvent.change(cost(), { target: { value: '9' } })
    expect(isBlocked('Cancel')).toBe(false)
    press('Cancel')
    expect(held()).toEqual([exhaust])
    expect(screen.getByText('Sports exhaust, £300')).toBeTruthy()
    press(/^Edit/)
    expect(cost().value).toBe('300')
  })

  it('is limited to one entry at a time', () => {
    show([exhaust, brakes])
    press(/^Edit modification 1/)
    expect(screen.queryByRole('button', { name: /^(Edit|Remove|Add another)/ })).toBeNull()
  })

  it('must be finished before Continue, so that nothing is lost', () => {
    const { onContinue } = show([exhaust])
    press('Add another modification')
    press('Continue')
    expect(screen.getByText("Please finish the entry you've started")).toBeTruthy()
    expect(onContinue).not.toHaveBeenCalled()
    press('Cancel')
    press('Continue')
    expect(onContinue).toHaveBeenCalledOnce()
  })
})

describe('removing', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Remove this modification?' })

  it('asks for confirmation, and No keeps the entry [MOD-01]', () => {
    const { held } = show([exhaust, brakes])
    press('Remove modification 2: Uprated brakes, £450')
    expect(dialog()?.textContent).toContain('Uprated brakes')
    press('No, keep it')
    expect(dialog()).toBeNull()
    expect(held()).toBeUndefined()
  })

  it('removes the entry on Yes [MOD-01]', () => {
    const { held } = show([exhaust, brakes])
    press(/^Remove modification 1/)
    press('Yes, remove it')
    expect(held()).toEqual([brakes])
    expect(document.activeElement?.textContent).toBe('What has been modified?')
  })

  it('opens the form again once the list is empty [MOD-06]', () => {
    const { held } = show([exhaust])
    press(/^Remove/)
    press('Yes, remove it')
    expect(held()).toEqual([])
    expect(entryForm('Add a modification')).not.toBeNull()
    expect(isBlocked('Cancel')).toBe(true)
  })
})
