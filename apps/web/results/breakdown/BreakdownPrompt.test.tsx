import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useResults } from '../../state/results-state.ts'
import { openHarness, resultsWith, showPart } from '../extras/testing/offer-harness.tsx'
import { BreakdownPrompt } from './BreakdownPrompt.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(results = resultsWith()) {
  openHarness(results, 'DIRECT_DEBIT')
  showPart((offer) => <BreakdownPrompt offer={offer} />)
}
const prompt = () => screen.queryByRole('group', { name: 'Breakdown cover' })

/** A page of 2000 px, of which 1000 can be scrolled, on a wide or a narrow screen. */
function scroll(to: number, isWide = false) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: isWide, media: query }) as MediaQueryList,
  )
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(to)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

describe('the prompt for breakdown cover [AON-11] [D-160]', () => {
  it('appears after some scrolling, and stays', () => {
    show()
    scroll(199)
    expect(prompt()).toBeNull()
    scroll(200)
    expect(prompt()?.textContent).toContain('from £3.83 per month')
    scroll(0)
    expect(prompt()).not.toBeNull()
  })

  it('links to the tiers', () => {
    show()
    scroll(500)
    expect(screen.getByRole('link', { name: 'See cover' }).getAttribute('href')).toBe('#breakdown')
  })

  it('disappears once a tier is chosen', () => {
    show()
    scroll(500)
    act(() => useResults.setState({ results: resultsWith({ selected: ['PC_BREAKDOWN_NATIONAL'] }) }))
    expect(prompt()).toBeNull()
  })

  it('disappears when it is dismissed, and does not come back after a reload', () => {
    show()
    scroll(500)
    fireEvent.click(screen.getByRole('button', { name: 'No thanks, hide breakdown cover' }))
    expect(prompt()).toBeNull()
    expect(sessionStorage.getItem('milepost:acorn_pc:results')).toContain('"isBreakdownDismissed":true')
  })

  it('never appears when no breakdown cover is offered', () => {
    show(resultsWith({ codes: ['KEYCARE'] }))
    scroll(1000)
    expect(prompt()).toBeNull()
  })
})
