import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aRegistry } from '../testing.tsx'
import { RegistryProvider, useRegistry } from './RegistryContext.tsx'

function HostVersion() {
  return <p>{useRegistry().host.version}</p>
}

test('every part of the host reads the registry of the page', () => {
  render(
    <RegistryProvider value={aRegistry()}>
      <HostVersion />
    </RegistryProvider>,
  )
  expect(screen.getByText(aRegistry().host.version)).toBeTruthy()
})

test('a part that is rendered without it says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<HostVersion />)).toThrow('useRegistry() outside RegistryProvider')
})
