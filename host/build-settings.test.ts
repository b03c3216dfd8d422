import { expect, test } from 'vitest'
import { readBuildSettings } from './build-settings.ts'

test('without variables everything is off, and the policy allows no one else', () => {
  expect(readBuildSettings({})).toEqual({
    settings: { analytics: null, chat: null, socialLinks: {}, isProduction: true },
    policy: undefined,
  })
})

test('analytics need an address and an id, chat origins a chat', () => {
  const { settings, policy } = readBuildSettings({
    ANALYTICS_URL: 'https://views.example.org/collect',
    CHAT_ORIGINS: 'https://chat.example.org',
  })
  expect(settings).toMatchObject({ analytics: null, chat: null })
  expect(policy).toBeUndefined()
})

test('a social network has its link when it is set', () => {
  const { settings, policy } = readBuildSettings({ LINKEDIN_URL: 'https://social.example.org/us', TWITTER_URL: '' })
  expect(settings.socialLinks).toEqual({ LinkedIn: 'https://social.example.org/us' })
  expect(policy).toBeUndefined()
})

test('analytics may be connected to, and nothing else', () => {
  const { settings, policy } = readBuildSettings({
    ANALYTICS_URL: 'https://Views.example.org/collect?site=1',
    ANALYTICS_ID: 'study-1',
  })
  expect(settings.analytics).toEqual({ url: 'https://Views.example.org/collect?site=1', id: 'study-1' })
  expect(policy).toEqual({ scripts: [], connects: ['https://views.example.org'], frames: [], images: [], styles: [] })
})

test('addresses of the product itself ask nothing of the policy', () => {
  const variables = { ANALYTICS_URL: '/count', ANALYTICS_ID: '1', CHAT_SCRIPT: '/chat.js' }
  const { settings, policy } = readBuildSettings(variables)
  expect(settings).toMatchObject({ analytics: { url: '/count' }, chat: { script: '/chat.js' } })
  expect(policy).toBeUndefined()
})

test('a chat may run, connect, frame and draw from its origins; sockets are only connected to', () => {
  const chat = 'https://chat.example.org'
  const files = 'https://*.files.example.org'
  const { policy } = readBuildSettings({
    CHAT_SCRIPT: `${chat}/chat.js`,
    CHAT_ORIGINS: ` ${files}/, wss://sockets.example.org:8443 ,${chat},`,
  })
  const embedded = [chat, files]
  expect(policy).toEqual({
    scripts: embedded,
    connects: [...embedded, 'wss://sockets.example.org:8443'],
    frames: embedded,
    images: embedded,
    styles: embedded,
  })
})

test('a local server is allowed without TLS', () => {
  const { policy } = readBuildSettings({ CHAT_SCRIPT: 'http://localhost:4999/chat.js' })
  expect(policy?.scripts).toEqual(['http://localhost:4999'])
})

test.each([
  ['ANALYTICS_URL', { ANALYTICS_URL: 'http://views.example.org/', ANALYTICS_ID: '1' }],
  ['ANALYTICS_URL', { ANALYTICS_URL: 'javascript:alert(1)', ANALYTICS_ID: '1' }],
  ['ANALYTICS_URL', { ANALYTICS_URL: 'https://', ANALYTICS_ID: '1' }],
  ['YOUTUBE_URL', { YOUTUBE_URL: 'javascript:alert(1)' }],
  ['TWITTER_URL', { TWITTER_URL: 'our-page' }],
  ['CHAT_SCRIPT', { CHAT_SCRIPT: 'data:text/javascript,alert(1)' }],
  ['CHAT_SCRIPT', { CHAT_SCRIPT: '//chat.example.org;script-src *' }],
  ['CHAT_ORIGINS', { CHAT_SCRIPT: '/chat.js', CHAT_ORIGINS: "https://chat.example.org 'unsafe-inline'" }],
  ['CHAT_ORIGINS', { CHAT_SCRIPT: '/chat.js', CHAT_ORIGINS: 'https://chat.example.org;script-src *' }],
  ['CHAT_ORIGINS', { CHAT_SCRIPT: '/chat.js', CHAT_ORIGINS: 'https://*' }],
  ['CHAT_ORIGINS', { CHAT_SCRIPT: '/chat.js', CHAT_ORIGINS: '*' }],
  ['CHAT_ORIGINS', { CHAT_SCRIPT: '/chat.js', CHAT_ORIGINS: 'https://chat.example.org/path' }],
  ['CHAT_ORIGINS', { CHAT_SCRIPT: '/chat.js', CHAT_ORIGINS: 'http://chat.example.org' }],
])('a build with an unsafe %s is refused: %j', (name, variables) => {
  expect(() => readBuildSettings(variables)).toThrow(name)
})
