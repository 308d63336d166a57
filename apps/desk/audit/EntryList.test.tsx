import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fixedHistory, Router } from '../../web/router.tsx'
import { EntryList } from './EntryList.tsx'

it('describes in words how a staff member signed in and what changed [DSK-801]', () => {
  const entry = {
    position: 7,
    at: '2026-11-17T09:00:00.000Z',
    who: 'Femi Carter',
    door: 'desk',
    because: 'Signed in',
    act: 'staff.signed-in',
    kind: 'staff',
    id: 'femi',
    details: [
      { name: 'amr', after: 'pwd, otp, mfa' },
      { name: 'isLocked', before: 'true', after: 'false' },
    ],
  }
  render(
    <Router history={fixedHistory('/audit')}>
      <EntryList entries={[entry]} />
    </Router>,
  )
  const list = screen.getByRole('list', { name: 'Entries' })
  expect(list.textContent).toContain('signed in bypassword, one-time code, two factors')
  expect(list.textContent).toContain('is lockedyes → no')
})
