import { realpathSync } from 'node:fs'
import { Refusal } from '../refusal'
import { hasCode } from './error-code'

/** A book must not be overwritten by what is made of it. */
export function refuseSamePlace(book: string, outputs: readonly string[]): void {
  const own = realPath(book)
  for (const output of outputs) {
    if (output === book || (own !== undefined && realPath(output) === own)) {
      throw new Refusal(`${output} is the book itself: give another name`)
    }
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}
