import { createReadStream } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StorageError } from '../platform/db/storage-error.ts'
import { fingerprintOf } from '../platform/encryption/aes-encryption.ts'
import {
  type EncryptionSettings,
  encryptionKeys,
  hasEncryptionKeys,
} from '../platform/encryption/encryption-key.ts'

/** The first line of every file in the age format (age-encryption.org). */
const AGE = Buffer.from('age-encryption.org/v1\n')

/**
 * A pipeline step that encrypts to the holders of the identities only; this machine cannot decrypt it either. It streams: the
 * format encrypts 64 KB at a time and marks the last chunk, so that a truncated file is recognised.
 */
export function encryptedTo(recipients: readonly string[]) {
  return async function* encrypt(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    const stream = await encrypter.encrypt(webStreamOf(Readable.from(source)))
    yield* Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
  }
}

/** A backup file, decrypted if it is encrypted. */
export async function openedBackup(file: string, identities: readonly string[]): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file)
  if (identities.length === 0)
    throw new StorageError(
      `${file} is encrypted. Add --identity <file> with the identity it was encrypted to. Nothing was changed.`,
    )
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const source = createReadStream(file)
  try {
    const stream = await decrypter.decrypt(webStreamOf(source))
    return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
  } catch (error) {
    source.destroy()
    throw new StorageError(`${file} is damaged, or encrypted to another identity. Nothing was changed.`, {
      cause: error,
    })
  }
}

/** The identities in a file as written by age-keygen: one per line, without comments. */
export async function readIdentities(path: string): Promise<readonly string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim())
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identities.length === 0)
    throw new StorageError(
      `${path} contains no identity. An identity is a line that starts with AGE-SECRET-KEY-1.`,
    )
  return identities
}

/** Writes a new identity to its own file and returns its recipient. */
export async function newIdentity(path: string): Promise<string> {
  const identity = await generateX25519Identity()
  await writeFile(path, `${identity}\n`, { flag: 'wx', mode: 0o600 })
  return identityToRecipient(identity)
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    return bytesRead === AGE.length && AGE.equals(buffer)
  } finally {
    await handle.close()
  }
}

/** Node's streams and web streams differ only in their types here. */
function webStreamOf(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as ReadableStream<Uint8Array>
}

/** Identifies keys without revealing them. None is generated here: a key generated for a backup would decrypt nothing. */
export async function keyFingerprints(settings: EncryptionSettings): Promise<string[]> {
  if (!hasEncryptionKeys(settings)) return []
  return (await encryptionKeys(settings)).map(fingerprintOf)
}
