import type { EditableDocument, LinkPlace, PageArea } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { Form, matching, RadioGroup, required, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { createPageFx } from './created-page.model.ts'
import { LinkPlaces } from './LinkPlaces.tsx'
import { areaOptions, buildAddress, chooseFirstPlaces, linkPlacesOf, toSlug } from './page-place.ts'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

interface Values {
  title: string
  area: PageArea
  slug: string
  linked: LinkPlace[]
}

const { wellbeing: _, ...areasWithoutWellbeing } = areaOptions
const areas = edition.id === 'study' ? areaOptions : areasWithoutWellbeing
const firstArea: PageArea = 'support'

/** Title, area, address and links of a new page; the page itself is written in the editor. */
export function NewPageForm({ onCreated }: { onCreated: (document: EditableDocument) => void }) {
  const create = useUnit(createPageFx)
  // The address follows the title, and the links the area, until the person has chosen their own.
  const [own, setOwn] = useState({ slug: false, linked: false })
  const form = useProductForm<Values>({
    name: 'new-page',
    initialValues: { title: '', area: firstArea, slug: '', linked: chooseFirstPlaces(firstArea) },
    rules: {
      title: [required('Enter a title')],
      slug: [required('Enter an address'), matching(slug, 'Use small letters and digits, with dashes between words')],
    },
    send: async ({ title, slug, ...place }) => {
      onCreated(await create({ ...place, title: title.trim(), slug: slug.trim() }))
    },
  })
  const { area, linked } = form.values
  const title = form.field('title')
  const address = form.field('slug')
  const chooseArea = (chosen: PageArea) => {
    form.set('area', chosen)
    const fitting = linked.filter((place) => linkPlacesOf[chosen].includes(place))
    form.set('linked', own.linked ? fitting : chooseFirstPlaces(chosen))
  }
  return (
    <Form form={form} submitLabel="Create the page" busyLabel="Creating…">
      <TextInput
        size="md"
        label="Title"
        maxLength={200}
        data-autofocus
        {...title}
        onChange={(event) => {
          title.onChange(event)
          if (!own.slug) form.set('slug', toSlug(event.currentTarget.value))
        }}
      />
      <RadioGroup name="new-page-area" label="Area" isField options={areas} value={area} onChoice={chooseArea} />
      <TextInput
        size="md"
        label="Address"
        description={`The page will be at ${buildAddress(area, '')}${form.values.slug || '…'}`}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...address}
        onChange={(event) => {
          setOwn({ ...own, slug: event.currentTarget.value !== '' })
          address.onChange(event)
        }}
      />
      <LinkPlaces
        name="new-page-linked"
        places={linkPlacesOf[area]}
        chosen={linked}
        onChange={(chosen) => {
          setOwn({ ...own, linked: true })
          form.set('linked', chosen)
        }}
      />
    </Form>
  )
}
