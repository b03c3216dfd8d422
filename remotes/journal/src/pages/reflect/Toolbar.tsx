import { ActionIcon, Button, Loader, Text, Title } from '@stepwise/shared/ui'
import { Tooltip } from '@stepwise/shared/ui/overlays'
import { IconDownload, IconPlus, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { selectedWords, totalWords } from './counted-words.ts'
import { drafts, entryAsked, newEntryId } from './entry/entry.model.ts'
import { $isDownloading, $selected, deletionAsked, downloadAsked } from './reflect.model.ts'
import styles from './Toolbar.module.css'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** Above the table: what can be done with the selected entries, and NEW ENTRY. */
export function Toolbar({ count }: { count: number }) {
  const { selected, isDownloading, kept, write, download, remove } = useUnit({
    selected: $selected,
    isDownloading: $isDownloading,
    kept: drafts.$drafts,
    write: entryAsked,
    download: downloadAsked,
    remove: deletionAsked,
  })
  return (
    <div className={styles.toolbar}>
      <div className={styles.left}>
        <Title order={2} id="journal-entries" className={styles.title ?? ''}>
          Your entries
        </Title>
        {selected.length === 0 ? (
          <Text c="dimmed">
            {totalWords(count)}
            {kept[newEntryId] && ', and an unfinished one'}
          </Text>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div role="group" aria-label="Selected entries" className={styles.bulk}>
            <Text fw={600}>{selectedWords(selected.length)}</Text>
            <Tooltip label="Download selected">
              <ActionIcon aria-label="Download selected" aria-busy={isDownloading} onClick={() => download(selected)}>
                {isDownloading ? <Loader size={20} aria-hidden /> : <IconDownload {...icon} />}
              </ActionIcon>
            </Tooltip>
            <Tooltip label="Delete selected">
              <ActionIcon aria-label="Delete selected" onClick={() => remove(selected)}>
                <IconTrash {...icon} />
              </ActionIcon>
            </Tooltip>
          </div>
        )}
      </div>
      <Button leftSection={<IconPlus {...icon} />} onClick={() => write(null)}>
        NEW ENTRY
      </Button>
    </div>
  )
}
