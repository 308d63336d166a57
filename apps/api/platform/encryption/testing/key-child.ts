import { once } from 'node:events'
import { encryptionKeys } from '../encryption-key.ts'

/** Reports that it is ready, waits for the signal, then gets the key as a starting API does and sends it. */
const [, , dataDir = ''] = process.argv
process.send?.('ready')
await once(process, 'message')
const [key] = await encryptionKeys({ dataDir })
process.send?.(Buffer.from(key).toString('base64'))
process.disconnect()
