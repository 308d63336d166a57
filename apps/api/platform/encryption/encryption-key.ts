import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type EncryptionSettings = {
  /** 32 bytes in base64; several, separated by commas, while the key is being changed: the first encrypts, any decrypts. */
  encryptionKey?: string | undefined
  /** Where the generated key is stored if none is set. */
  dataDir: string
}

export type EncryptionKeys = readonly [Uint8Array, ...Uint8Array[]]

const KEY_LENGTH = 32
const inBase64 = /^[A-Za-z0-9+/]{43}=$/

/** The keys that stored secrets are encrypted with: the configured ones, or one that is generated once and stored. */
export async function encryptionKeys({
  encryptionKey,
  dataDir,
}: EncryptionSettings): Promise<EncryptionKeys> {
  if (encryptionKey === undefined) return storedKey(dataDir)
  const keys = readKeys(encryptionKey)
  // The value is not repeated: it is a secret, even if it is malformed.
  if (keys === undefined)
    throw new Error(
      'SEALING_KEY must be 32 bytes in base64, for example from: openssl rand -base64 32. Separate several keys with commas.',
    )
  return keys
}

/** Whether keys exist, without generating one. */
export function hasEncryptionKeys({ encryptionKey, dataDir }: EncryptionSettings): boolean {
  return encryptionKey !== undefined || existsSync(keyFile(dataDir))
}

const keyFile = (dataDir: string) => join(dataDir, 'sealing.key')

async function storedKey(dataDir: string): Promise<EncryptionKeys> {
  const path = keyFile(dataDir)
  const keys = readKeys(await readOrMake(path))
  // Never generated again: what the lost key encrypted could not be decrypted.
  if (keys === undefined)
    throw new Error(`${path} no longer contains a key. Restore the file, or set SEALING_KEY.`)
  return keys
}

async function readOrMake(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  await make(path)
  return readFile(path, 'utf8')
}

/**
 * Written completely under a temporary name and then linked, which never replaces an existing file: if several processes start at
 * once, one of them makes the key.
 */
async function make(path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const unnamed = `${path}.${randomBytes(8).toString('hex')}`
  try {
    const file = await open(unnamed, 'wx', 0o600)
    try {
      await file.writeFile(`${randomBytes(KEY_LENGTH).toString('base64')}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(unnamed, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(unnamed, { force: true })
  }
}

function readKeys(text: string): EncryptionKeys | undefined {
  const [first, ...others] = text.split(',').map((each) => each.trim())
  if (first === undefined || ![first, ...others].every((each) => inBase64.test(each))) return undefined
  return [Buffer.from(first, 'base64'), ...others.map((each) => Buffer.from(each, 'base64'))]
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined
}
