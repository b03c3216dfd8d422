import { afterEach, expect, test } from 'vitest'
import { iconButtonAt, nameOfIcon } from './icon-button.ts'

afterEach(() => document.body.replaceChildren())

function element(html: string): Element {
  document.body.innerHTML = html
  const button = document.body.querySelector('button, a, summary')
  if (!button) throw new Error('no button')
  return button
}

test.each([
  ['a name of its own', '<button aria-label="Dark mode"><svg></svg></button>', 'Dark mode'],
  ['hidden words', '<a href="/"><svg></svg><span style="clip-path: inset(50%)">Stepwise</span></a>', 'Stepwise'],
  ['words hidden as the library does', '<button><span style="clip: rect(0 0 0 0)">Next</span></button>', 'Next'],
  ['names elsewhere', '<b id="a">Delete</b><b id="b">entry</b><button aria-labelledby="a b"></button>', 'Delete entry'],
  ['a picture with words', '<a href="/"><img alt="Your profile" src="x.png"></a>', 'Your profile'],
  ['a title alone', '<button title="Mute"><svg></svg></button>', 'Mute'],
  ['a sign that is not a word', '<button aria-label="Close">×</button>', 'Close'],
  ['a short form of its name', '<button aria-label="Menu, RB" data-short-name="Menu">RB</button>', 'Menu, RB'],
])('an icon with %s', (_, html, name) => {
  expect(nameOfIcon(element(html))).toBe(name)
})

test.each([
  ['that shows words', '<button aria-label="Print notes, opens in a new tab">Print</button>'],
  ['without any name', '<button><svg></svg></button>'],
])('not a button %s', (_, html) => {
  expect(nameOfIcon(element(html))).toBeNull()
})

test('a button is found from the icon in it, and not from a text box', () => {
  const button = element(
    '<button aria-label="Mute"><svg><path id="path"/></svg></button><input aria-label="Search" id="box">',
  )
  expect(iconButtonAt(document.getElementById('path'))).toBe(button)
  expect(iconButtonAt(document.getElementById('box'))).toBeNull()
  expect(iconButtonAt(document)).toBeNull()
})
