import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type SealingSettings, sealingKeys } from '../providers/sealing/sealing-key'

/**
 * By which one tells keys apart without knowing them: sixteen digits of a hash of 256 random bits. None is made here: a key made for
 * a backup would open nothing.
 */
export async function sealingFingerprints({ sealingKey, dataDir }: SealingSettings): Promise<string[]> {
  if (sealingKey === undefined && !existsSync(join(dataDir, 'sealing.key'))) return []
  const keys = await sealingKeys({ sealingKey, dataDir })
  return keys.map((key) => createHash('sha256').update(key).digest('hex').slice(0, 16))
}
