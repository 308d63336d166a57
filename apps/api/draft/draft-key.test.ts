import { expect, it } from 'vitest'
import { tokenHashOf } from '../retrieval/link-token.ts'
import { decryptDraftId, newDraftLinkSecret } from './draft-key.ts'

const draftId = 'd'.repeat(43)

it('returns the id to the holder of the token only', () => {
  const { token, tokenHash, encryptedDraftId } = newDraftLinkSecret(draftId)
  expect(tokenHashOf(token)).toEqual(tokenHash)
  expect(decryptDraftId(encryptedDraftId, token)).toBe(draftId)
  const { token: other } = newDraftLinkSecret(draftId)
  expect(() => decryptDraftId(encryptedDraftId, other)).toThrow()
  expect(() => decryptDraftId(encryptedDraftId, Buffer.from(tokenHash).toString('base64url'))).toThrow()
})

it('detects a changed byte', () => {
  const { token, encryptedDraftId } = newDraftLinkSecret(draftId)
  for (const place of [0, 12, 30, encryptedDraftId.length - 1]) {
    const changed = Uint8Array.from(encryptedDraftId)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(() => decryptDraftId(changed, token)).toThrow()
  }
})

it('never creates the same token twice: 256 random bits in 43 characters', () => {
  const made = Array.from({ length: 1000 }, () => newDraftLinkSecret(draftId))
  expect(new Set(made.map(({ token }) => token)).size).toBe(1000)
  expect(
    new Set(made.map(({ encryptedDraftId }) => Buffer.from(encryptedDraftId).toString('hex'))).size,
  ).toBe(1000)
  for (const { token } of made) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
})
