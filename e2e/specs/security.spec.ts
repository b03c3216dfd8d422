// docs/product/wire.md

import { homeOf, learnerOf } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test('every kind of response has the security headers, and the policy stops an inline script', {
  tag: '@core',
}, async ({ request, page, edition, signIn, noise }) => {
  await test.step('every kind of response has them', async () => {
    await signIn(learnerOf[edition])
    await page.goto(homeOf[edition])
    const script = await page.locator('script[src]').first().getAttribute('src')
    for (const path of ['/', homeOf[edition], String(script), '/registry.json', '/api/flows', '/no-such-file.js']) {
      const headers = (await request.get(path)).headers()
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['permissions-policy'], path).toContain('camera=()')
      const isPage = path === '/' || path === homeOf[edition]
      expect(headers['content-security-policy'], path).toContain(`frame-ancestors ${isPage ? "'self'" : "'none'"}`)
      expect(headers['x-powered-by'], path).toBeUndefined()
    }
  })
  await test.step('the content security policy allows own scripts and no inline script', async () => {
    const response = await page.goto('/')
    const policy = response?.headers()['content-security-policy'] ?? ''
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '))
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[^']+'){2}$/)
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")

    noise.allow(/Executing inline script violates|Refused to execute inline script/)
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.hasRun = true'
      document.head.append(script)
      return 'hasRun' in globalThis
    })
    expect(hasRun).toBe(false)
  })
})
