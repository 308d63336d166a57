import { configure } from '@testing-library/react'

// A second is enough where nothing else runs, and not on a machine that does everything at once.
configure({ asyncUtilTimeout: 5_000 })

// The page as the server writes it before any script runs. A test of another journey says so before its imports (vi.hoisted).
document.documentElement.dataset['journey'] = 'acorn_pc'
