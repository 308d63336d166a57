import { errorCode } from './error-code'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const MOST_TRIES = 3

/** A transaction that lost to another one and changed nothing is tried again, a moment later (take-up, step 9). */
export async function retried<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact()
    } catch (error) {
      const code = errorCode(error)
      if ((code !== SERIALIZATION_FAILURE && code !== DEADLOCK) || tries === MOST_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, tries * 20 + Math.random() * 30))
    }
  }
}
