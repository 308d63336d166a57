import { expect, it } from 'vitest'
import { isSigned } from './signature.ts'

/** The example in Amazon's documentation: "Signature Calculations for the Authorization Header", GET Object. */
const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const published = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: new Uint8Array(),
}

it('accepts the published example', () => {
  expect(isSigned(published, key)).toBe(true)
})

it.each([
  ['another path', { url: '/test.txt.bak' }],
  ['another method', { method: 'DELETE' }],
  ['a query', { url: '/test.txt?versionId=1' }],
  ['another body', { body: Buffer.from('other') }],
  ['another range', { headers: { ...published.headers, range: 'bytes=0-99' } }],
  ['no signature', { headers: {} }],
  [
    'an incomplete signature',
    { headers: { ...published.headers, authorization: 'AWS4-HMAC-SHA256 Credential=' } },
  ],
])('refuses the example with %s', (_change, changed) => {
  expect(isSigned({ ...published, ...changed }, key)).toBe(false)
})

it('refuses another key', () => {
  expect(isSigned(published)).toBe(false)
  expect(isSigned(published, { ...key, secret: 'another' })).toBe(false)
})
