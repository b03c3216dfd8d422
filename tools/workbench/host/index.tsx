import { createRoot } from 'react-dom/client'
import { chosenFault, injectFault } from './faults.ts'
import { WorkbenchBar } from './WorkbenchBar.tsx'

injectFault(chosenFault())

const bar = document.createElement('div')
document.body.append(bar)
createRoot(bar).render(<WorkbenchBar />)

// Imported late: the shell must start after the fault is in place.
import('../../../host/src/index.tsx')
