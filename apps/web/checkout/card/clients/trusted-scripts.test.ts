import { beforeEach, describe, expect, it, vi } from 'vitest'

type Rules = {
  createScriptURL: (address: string) => string | null
  createHTML?: (html: string) => string | null
  createScript?: (text: string) => string | null
}
let made: Record<string, Rules>

beforeEach(() => {
  vi.resetModules()
  made = {}
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      if (name in made) throw new TypeError(`a second policy ${name}`)
      made[name] = rules
      return rules
    },
  })
})

const open = () => import('./trusted-scripts.ts')

describe('the scripts of a card page [T27]', () => {
  it('are all refused before a client is opened', async () => {
    const { scriptAddress } = await open()
    expect(() => scriptAddress('https://js.stripe.com/basil/stripe.js')).toThrow(TypeError)
  })

  it('are the sandbox’s, only from the URL that the server names', async () => {
    const { allowScriptsOf, scriptAddress } = await open()
    allowScriptsOf({ service: 'sandbox', scriptUrl: 'http://localhost:3001/cards/v1/client.js' })
    expect(scriptAddress('http://localhost:3001/cards/v1/client.js')).toContain('client.js')
    expect(() => scriptAddress('https://evil.example/client.js')).toThrow(TypeError)
    expect(Object.keys(made)).toEqual(['milepost'])
  })

  it('are the provider’s own by the list of origins, including those it adds itself', async () => {
    const { allowScriptsOf } = await open()
    allowScriptsOf({ service: 'stripe' })
    allowScriptsOf({ service: 'stripe' })
    const rules = made['default']
    expect(rules?.createScriptURL('https://js.stripe.com/basil/stripe.js')).toContain('stripe.js')
    // Returns null: the browser then blocks and reports it.
    expect(rules?.createScriptURL('https://evil.example/x.js')).toBeNull()
  })

  it('cannot be injected into the page [T16]', async () => {
    const { allowScriptsOf } = await open()
    allowScriptsOf({ service: 'braintree' })
    const html = (text: string) => made['default']?.createHTML?.(text)
    expect(html('<div data-braintree-id="sheet"><svg><path d="M0 0"/></svg></div>')).toContain('<svg>')
    for (const text of [
      '<script src=x></script>',
      '<img src=x onerror=alert(1)>',
      '<iframe srcdoc=x>',
      '<a href="javascript:x">',
    ])
      expect(html(text), text).toBeNull()
  })
})

it('may contain settings as JSON, and nothing that runs [T16]', async () => {
  const { allowScriptsOf } = await open()
  allowScriptsOf({ service: 'braintree' })
  expect(made['default']?.createScript?.('{"f":"1"}')).toBe('{"f":"1"}')
  for (const text of ['alert(1)', '1;alert(1)', '"use strict"', '[alert(1)]', '{}/alert(1)/1'])
    expect(made['default']?.createScript?.(text), text).toBeNull()
})

it('are limited to the listed origins even in a browser without Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', undefined)
  const { allowScriptsOf, scriptAddress } = await open()
  allowScriptsOf({ service: 'stripe' })
  expect(scriptAddress('https://js.stripe.com/basil/stripe.js')).toContain('stripe.js')
  expect(() => scriptAddress('https://evil.example/x.js')).toThrow(TypeError)
})
