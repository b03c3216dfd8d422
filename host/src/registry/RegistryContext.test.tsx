import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRegistry } from './RegistryContext.tsx'

function HostVersion() {
  return <p>{useRegistry().host.version}</p>
}

test('a part that is rendered without it says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<HostVersion />)).toThrow('useRegistry() outside RegistryProvider')
})
