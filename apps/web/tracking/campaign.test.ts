import { expect, it } from 'vitest'
import { campaignCookie, campaignFrom, isMobileApp, readCampaign } from './tracking.ts'

it('reads the six campaign parameters from the URL [JRN-25]', () => {
  const search = '?gclid=G1&campaign=spring&medium=cpc&source=web&term=car&platform=App&other=x'
  expect(campaignFrom(search, undefined)).toEqual({
    gclid: 'G1',
    campaign: 'spring',
    medium: 'cpc',
    source: 'web',
    term: 'car',
    platform: 'App',
  })
})

it('stores platform as Online when there is none [JRN-26]', () => {
  expect(campaignFrom('', undefined)).toEqual({ platform: 'Online' })
})

it('keeps an earlier value when the parameter is absent and overwrites it when it is present [JRN-25]', () => {
  const earlier = { platform: 'App', gclid: 'old', source: 'mail' }
  expect(campaignFrom('?gclid=new', earlier)).toEqual({ platform: 'App', gclid: 'new', source: 'mail' })
})

it('writes one cookie for thirty days, secure and strict [CON-13]', () => {
  const cookie = campaignCookie({ platform: 'Online', term: 'a;b "c"' })
  expect(cookie).toMatch(/^quote_tracking=[^; ]+; Path=\/; Max-Age=2592000; Secure; SameSite=Strict$/)
  expect(readCampaign(cookie.split('; ')[0] ?? '')).toEqual({ platform: 'Online', term: 'a;b "c"' })
})

it('treats a broken or foreign cookie as none', () => {
  expect(readCampaign('quote_tracking=%7Bnot json')).toBeUndefined()
  expect(readCampaign('quote_tracking=null')).toBeUndefined()
  expect(readCampaign('other=1')).toBeUndefined()
  expect(
    readCampaign(`quote_tracking=${encodeURIComponent('{"platform":1,"evil":"x","term":"t"}')}`),
  ).toEqual({
    platform: 'Online',
    term: 't',
  })
})

it('recognises the mobile app by its platform, regardless of case [VEH-13]', () => {
  expect(isMobileApp({ platform: 'app' })).toBe(true)
  expect(isMobileApp({ platform: 'Online' })).toBe(false)
})
