import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inMobileApp, rememberCampaign, tellRedirectedFrom, trackEvent, trackPageView } from './tracking'

function forgetTools() {
  delete window.dataLayer
  delete window.milepostConsent
  delete window.milepostInApp
  Reflect.deleteProperty(document, 'cookie')
}
beforeEach(forgetTools)
afterEach(forgetTools)

describe('the places to plug tools in [JRN-22]', () => {
  it('pushes page views and events where an analytics tool looks for them', () => {
    trackPageView('/quote/about-you', { channel: 'Aggregator', source: 'quotelark' })
    trackEvent('quote_expired')
    expect(window.dataLayer).toEqual([
      { event: 'page_view', path: '/quote/about-you', channel: 'Aggregator', source: 'quotelark' },
      { event: 'quote_expired' },
    ])
  })

  it('tells with every event who sent the customer here, where that is known [AGG-15] [D-234]', () => {
    let from: string | undefined
    tellRedirectedFrom(() => from)
    trackEvent('first')
    from = 'quotelark'
    trackEvent('second')
    trackPageView('/results', { channel: 'Direct' })
    tellRedirectedFrom(() => undefined)
    expect(window.dataLayer).toEqual([
      { event: 'first' },
      { event: 'second', redirectedFrom: 'quotelark' },
      { event: 'page_view', path: '/results', channel: 'Direct', redirectedFrom: 'quotelark' },
    ])
  })

  it('does not count the root [JRN-23]', () => {
    trackPageView('/', { channel: 'Direct' })
    expect(window.dataLayer).toBeUndefined()
  })

  it('writes the campaign cookie unless a consent tool refuses it', () => {
    const written: string[] = []
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: (text) => written.push(text),
    })
    window.milepostConsent = () => false
    rememberCampaign()
    expect(written).toEqual([])
    window.milepostConsent = (purpose) => purpose === 'campaign-cookie'
    rememberCampaign()
    expect(written).toHaveLength(1)
  })

  it('lets an app that shows the site inside itself say so [VEH-13]', () => {
    expect(inMobileApp()).toBe(false)
    window.milepostInApp = true
    expect(inMobileApp()).toBe(true)
  })
})
