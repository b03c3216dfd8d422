import { expect, test } from 'vitest'
import { toHtml, toInlineHtml } from './markdown.ts'

test.each([
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a tag in a line', 'a <img src=x onerror=alert(1)> b', '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>'],
  ['a link that is a script', '[a](javascript:alert(1))', '<p>a</p>'],
  ['a link that is a script in entities', '[a](javascript&colon;alert(1))', '<p>a</p>'],
  ['a link in numbers', '[a](&#106;avascript:alert(1))', '<p>a</p>'],
  ['a data address', '[a](data:text/html;base64,PHNjcmlwdD4=)', '<p>a</p>'],
  ['a link without TLS', '[a](http://example.org)', '<p>a</p>'],
  ['a link to another host that looks like our own', '[a](//example.org)', '<p>a</p>'],
  ['the same with an entity', '[a](/&#47;example.org)', '<p><a href="/&amp;#47;example.org">a</a></p>'],
  ['a quote in an address', '[a](/x"onclick="y)', '<p><a href="/x&quot;onclick=&quot;y">a</a></p>'],
  ['a title with a quote', `[a](/x 'b" onclick="c')`, '<p><a href="/x" title="b&quot; onclick=&quot;c">a</a></p>'],
  ['a picture from elsewhere', '![A cat](https://cats.test/cat.png)', '<p>A cat</p>'],
  ['a picture that is a script', '![A cat](javascript:alert(1))', '<p>A cat</p>'],
  ['a reference to a script', '[a][b]\n\n[b]: javascript:alert(1)', '<p>a</p>'],
  ['a bare address without TLS', 'www.example.org', '<p>www.example.org</p>'],
  ['a heading of the page', '# Title', '<h2>Title</h2>'],
])('%s is harmless', (_, text, html) => {
  expect(toHtml(text)).toBe(html)
})

test('everything that an author may write stays', () => {
  const text =
    'See [us](https://example.org/?a=1&b=2), [call](tel:116123) or **write**.\n\n![A desk](/images/scene.svg)'
  expect(toHtml(text)).toBe(
    '<p>See <a href="https://example.org/?a=1&amp;b=2">us</a>, <a href="tel:116123">call</a> or <strong>write</strong>.</p>\n' +
      '<p><img src="/images/scene.svg" alt="A desk"></p>',
  )
  expect(toInlineHtml('A *quiet* <b>room</b>')).toBe('A <em>quiet</em> &lt;b&gt;room&lt;/b&gt;')
})

// docs/product/content-desk.md#inert
test.each([
  ['thousands of marks', '_a'.repeat(30_000)],
  ['quotes inside one another', `${'> '.repeat(5000)}deep`],
])('%s are shown as they were written: to read them would stop the server', (_, text) => {
  expect(toHtml(text)).toMatch(/^<p>(_a|&gt; )/)
})
