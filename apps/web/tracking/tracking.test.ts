import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inMobileApp, rememberCampaign, tellRedirectedFrom, trackEvent, trackPageView } from './tracking.ts'

function forgetTools() {
  delete window.dataLayer
  delete window.milepostConsent
  delete window.milepostInApp
  Reflect.deleteProperty(document, 'cookie')
}
beforeEach(forgetTools)
afterEach(forgetTools)

describe('the hooks for tools [JRN-22]', () => {
  it('push page views and events where an analytics tool reads them', () => {
    trackPageView('/quote/about-you', { channel: 'Aggregator', source: 'quotelark' })
    trackEvent('quote_expired')
    expect(window.dataLayer).toEqual([
      { event: 'page_view', path: '/quote/about-you', channel: 'Aggregator', source: 'quotelark' },
      { event: 'quote_expired' },
    ])
  })

  it('add who sent the customer here to every event, if it is known [AGG-15] [D-234]', () => {
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

  it('do not count the root [JRN-23]', () => {
    trackPageView('/', { channel: 'Direct' })
    expect(window.dataLayer).toBeUndefined()
  })

  it('write the campaign cookie unless a consent tool refuses it', () => {
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

  it('let an app that embeds the site report that [VEH-13]', () => {
    expect(inMobileApp()).toBe(false)
    window.milepostInApp = true
    expect(inMobileApp()).toBe(true)
  })
})
