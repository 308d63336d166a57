import { firmOf } from '@milepost/brands/brands'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.resetModules()
})

/** The server writes the journey into the page before any script runs. */
async function show(journey: JourneyId) {
  document.documentElement.dataset['journey'] = journey
  const { MarketingBlock } = await import('./MarketingBlock.tsx')
  const { useMarketingPreferences } = await import('./MarketingBlock.tsx')
  let preferences: unknown
  function Spy() {
    preferences = useMarketingPreferences()
    return <MarketingBlock />
  }
  render(<Spy />)
  return { preferences: () => preferences }
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('offers opt-outs for SMS, email and phone in checkboxes that start clear [YOU-13]', async () => {
  const { preferences } = await show('acorn_pc')
  expect(screen.getByText('Opt out of marketing').closest('summary')).not.toBeNull()
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false])
  expect(preferences()).toEqual({ smsOptIn: true, emailOptIn: true, phoneOptIn: true })
  fireEvent.click(box('Email'))
  expect(preferences()).toEqual({ smsOptIn: true, emailOptIn: false, phoneOptIn: true })
  expect(box('Email').checked).toBe(true)
  fireEvent.click(box('Email'))
  expect(preferences()).toEqual({ smsOptIn: true, emailOptIn: true, phoneOptIn: true })
})

it('links to the brand’s privacy notice [YOU-13]', async () => {
  await show('motorcade_cv')
  const link = screen.getByRole('link', { name: /Motorcade privacy notice/ })
  expect(link.getAttribute('href')).toBe(firmOf('M').privacyNoticeUrl)
})

it('hides the phone checkbox on one brand, which then gets no consent to phone calls [YOU-14]', async () => {
  const { preferences } = await show('carrot_pc')
  expect(screen.queryByRole('checkbox', { name: 'Phone' })).toBeNull()
  expect(boxes()).toHaveLength(2)
  expect(screen.getByText(/by SMS or email/)).toBeDefined()
  fireEvent.click(box('SMS'))
  expect(preferences()).toEqual({ smsOptIn: false, emailOptIn: true, phoneOptIn: false })
})
