import { ActionIcon, Button, Loader, Text, Title } from '@stepwise/shared/ui'
import { IconDownload, IconPlus, IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { drafts, formOpened, newEntryId } from './entry/entry.model.ts'
import { countLabel, foundSoFarMessage, selectedLabel, stillReading } from './entry-messages.ts'
import {
  $areOlderComing,
  $areOlderMissing,
  $isDownloading,
  deletionRequested,
  downloadRequested,
} from './reflect.model.ts'
import { $hiddenCount, $selected } from './selection.model.ts'
import styles from './Toolbar.module.css'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** Above the table: the count or the selection, and NEW ENTRY. `found` is null while there is no search. */
export function Toolbar({ count, found }: { count: number; found: number | null }) {
  const { selected, hidden, areOlderMissing, areOlderComing, isDownloading, storedDrafts, write, download, remove } =
    useUnit({
      selected: $selected,
      hidden: $hiddenCount,
      areOlderMissing: $areOlderMissing,
      areOlderComing: $areOlderComing,
      isDownloading: $isDownloading,
      storedDrafts: drafts.$drafts,
      write: formOpened,
      download: downloadRequested,
      remove: deletionRequested,
    })
  const readLabel = found === null ? stillReading : foundSoFarMessage(found, !areOlderComing)
  const label = areOlderMissing ? readLabel : countLabel(count, found)
  return (
    <div className={styles.toolbar}>
      <div className={styles.left}>
        <Title order={2} id="journal-entries" className={styles.title ?? ''}>
          Your entries
        </Title>
        {selected.length + hidden === 0 ? (
          <Text c="dimmed">{`${label}${storedDrafts[newEntryId] ? ', and an unfinished one' : ''}`}</Text>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div role="group" aria-label="Selected entries" className={styles.bulk}>
            <Text fw={600}>{selectedLabel(selected.length, hidden)}</Text>
            {selected.length > 0 && (
              <>
                <ActionIcon aria-label="Download selected" aria-busy={isDownloading} onClick={() => download(selected)}>
                  {isDownloading ? <Loader size={20} aria-hidden /> : <IconDownload {...icon} />}
                </ActionIcon>
                <ActionIcon aria-label="Delete selected" onClick={() => remove(selected)}>
                  <IconTrash {...icon} />
                </ActionIcon>
              </>
            )}
          </div>
        )}
      </div>
      <Button className="ui-screen" leftSection={<IconPlus {...icon} />} onClick={() => write(null)}>
        NEW ENTRY
      </Button>
    </div>
  )
}
