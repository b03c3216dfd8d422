import { vi } from 'vitest'
import { limitWaits } from './wait-limit.ts'

limitWaits(30_000)

// Test files share their process, so that packages (the embedded database's program above all) are loaded once. Our own modules are loaded
// again for each file: what one of them remembers belongs to the file before.
vi.resetModules()
