import { cleanup, configure } from '@testing-library/react'
import { vi } from 'vitest'
import { beginFreshPage } from './fresh-page'

// What the file before may have left, if this is not the worker's first.
vi.useRealTimers()
cleanup()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
beginFreshPage()

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// The page as the server writes it before any script runs. A test of another journey sets it before its imports (vi.hoisted).
document.documentElement.dataset['journey'] = 'acorn_pc'
