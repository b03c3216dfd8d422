import { expect, test } from 'vitest'
import { findPrograms, firefox, missingEngines, webkit } from './engines.ts'

const machine =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

const driver = '/usr/bin/WebKitWebDriver'
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

test('a program is found in the first place that has it', () => {
  expect(findPrograms(firefox, machine('/usr/bin/firefox'))).toEqual({ firefox: '/usr/bin/firefox' })
  expect(findPrograms(firefox, machine('/usr/bin/firefox', '/usr/bin/firefox-esr'))).toEqual({
    firefox: '/usr/bin/firefox-esr',
  })
})

test('an engine with a missing program is not there', () => {
  const rest = ['/usr/bin/setpriv', '/usr/bin/Xvfb']
  expect(findPrograms(webkit, machine(driver, ...rest))).toBeUndefined()
  expect(findPrograms(webkit, machine(driver, browser, ...rest))).toMatchObject({ driver, browser })
})

test('each engine that is not there is one line, which says how to install it', () => {
  expect(missingEngines(machine('/usr/bin/firefox-esr', driver, browser))).toEqual([
    'NOT RUN in WebKit, which is not on this machine. To install it: apt-get install webkit2gtk-driver xvfb',
  ])
  expect(missingEngines(machine())).toHaveLength(2)
  expect(missingEngines(() => true)).toEqual([])
})
