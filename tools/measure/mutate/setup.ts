import { limitWaits } from '@stepwise/shared/testing'
import { configure } from '@testing-library/react'

// In ms. What a fault keeps from appearing is given up sooner than shared/testing/setup.ts does.
configure({ asyncUtilTimeout: 3000 })
limitWaits(3000)
