import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

/**
 * Files of tests share a process, which is quicker by half; each still begins with modules that remember nothing, on a page that
 * nobody has been on.
 */
await vi.dynamicImportSettled()
vi.resetModules()
sessionStorage.clear()
localStorage.clear()
history.replaceState(null, '', '/')
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()

// A second is enough where nothing else runs, and not on a machine that does everything at once.
configure({ asyncUtilTimeout: 5_000 })
afterEach(cleanup)
// What a page that is gone still fetches would arrive in the next file.
afterAll(() => vi.dynamicImportSettled())
