import { configure } from '@testing-library/react'

// A second is enough where nothing else runs, and not on a machine that does everything at once.
configure({ asyncUtilTimeout: 5_000 })
