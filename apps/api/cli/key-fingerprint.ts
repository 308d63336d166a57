import { fingerprintOf } from '../platform/encryption/aes-encryption'
import { hasSealingKeys, type SealingSettings, sealingKeys } from '../platform/encryption/encryption-key'

/** By which one tells keys apart without knowing them. None is made here: a key made for a backup would open nothing. */
export async function sealingFingerprints(settings: SealingSettings): Promise<string[]> {
  if (!hasSealingKeys(settings)) return []
  return (await sealingKeys(settings)).map(fingerprintOf)
}
