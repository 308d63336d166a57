import { accessSync, constants } from 'node:fs'

/**
 * Whether this process may write into a folder; one that is not there is not.
 * @param {string | undefined} folder
 */
export function isWritable(folder) {
  if (!folder) return false
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
