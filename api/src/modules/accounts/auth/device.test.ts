import { expect, test } from 'vitest'
import { formatDevice } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Safari on Mac', `${mac} AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`],
  ['Safari on iPhone', `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPad', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1'],
  ['Samsung Internet on Android', `${android} ${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari`],
  ['Chrome on Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ['Opera on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/126.0`],
  ['Opera on Linux', 'Opera/9.80 (X11; Linux x86_64) Presto/2.12.388 Version/12.16'],
  ['Vivaldi on Mac', `${mac} ${webkit} Chrome/142.0 Safari/537.36 Vivaldi/7.6`],
  ['An unknown browser', 'curl/8'],
  ['An unknown browser', undefined],
])('%s', (words, userAgent) => {
  expect(formatDevice(userAgent)).toBe(words)
})
