import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Where to find it" onClose={() => setOpen(false)}>
        On the card.
      </Dialog>
    </>
  )
}

it('opens over the page, takes the focus and returns it', () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Where to find it' })
  expect(dialog.open).toBe(true)
  expect(document.activeElement).toBe(dialog)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('is a modal, so that the page behind it is inert', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Dialog open title="Where to find it" onClose={() => {}} />)
  expect(showModal).toHaveBeenCalledOnce()
})

it('reports when the browser closed it, for example on Esc', () => {
  const onClose = vi.fn()
  render(<Dialog open title="Where to find it" onClose={onClose} />)
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('is read out with its text when the focus skips that for the safe answer', () => {
  const stays = { stayLabel: 'Stay', onStay: () => {}, goLabel: 'Leave', onGo: () => {} }
  render(
    <ConfirmDialog open title="Leave?" {...stays}>
      Your answers are kept.
    </ConfirmDialog>,
  )
  const described = screen.getByRole('dialog').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Your answers are kept.')
})

it('is not read out as a whole when the focus starts at its title', () => {
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false)
})

it('focuses the answer that changes nothing', () => {
  const [onStay, onGo] = [vi.fn(), vi.fn()]
  render(<ConfirmDialog open title="Leave?" stayLabel="Stay" onStay={onStay} goLabel="Leave" onGo={onGo} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(onGo).toHaveBeenCalledOnce()
  expect(onStay).not.toHaveBeenCalled()
})
