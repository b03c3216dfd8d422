import { vi } from 'vitest'

// Test files share their process, so that packages (the embedded database's program above all) are loaded once. Our own modules are loaded
// anew for each file: what one of them remembers belongs to the file before.
vi.resetModules()
