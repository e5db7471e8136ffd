import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryRow } from './EntryRow.tsx'
import { type Entry, type EntryList, moved } from './entry-list.ts'
import { settingApi } from './use-setting.ts'

interface EntryPanelProps<E extends Entry, Draft extends { name: string }> {
  of: EntryList<E, Draft>
  entries: readonly E[]
  mayChange: boolean
  refresh: () => Promise<unknown>
  onDirty: (dirty: boolean) => void
}

/** One of the lists: each entry is changed in its row and saved by itself. */
export function EntryPanel<E extends Entry, Draft extends { name: string }>(
  props: EntryPanelProps<E, Draft>,
) {
  const { of, entries, mayChange, refresh, onDirty } = props
  const t = useTexts('packageSetting')
  /** The id of the entry whose form is open; `new` for one that is not there yet. */
  const [open, setOpen] = useState<string>()
  const [freshId, setFreshId] = useState(newId)
  const live = entries.filter((entry) => !entry.retiredAt)
  const retired = entries.filter((entry) => entry.retiredAt)
  const what = t(of.list)

  function close() {
    setOpen(undefined)
    onDirty(false)
  }
  async function act(work: Promise<unknown>, said?: string) {
    try {
      await work
      if (said) toast(said)
    } catch (error) {
      toast(sentenceOf(error), { isTrouble: true })
    }
    await refresh()
  }
  async function save(work: Promise<unknown>) {
    try {
      await work
    } finally {
      await refresh()
    }
    close()
    setFreshId(newId())
  }
  function move(id: string, by: -1 | 1) {
    const seen = live.map((entry) => entry.id)
    return act(settingApi.reorder({ list: of.list, ids: moved(seen, id, by), seen }))
  }
  const restore = ({ id, version, name }: E) =>
    act(settingApi.restore({ list: of.list, id, version }), t('restored', { name }))
  const retire = ({ id, version, name }: E) =>
    act(settingApi.retire({ list: of.list, id, version }), t('retired', { name }))

  return (
    <Panel
      title={what}
      number={live.length}
      className="ps-section"
      extra={
        mayChange && (
          <Button icon={<Icon name="plus" />} disabled={open !== undefined} onClick={() => setOpen('new')}>
            {t('add', { what })}
          </Button>
        )
      }
    >
      {open === 'new' && (
        <EntryForm
          of={of}
          onSave={(draft) => save(of.add(freshId, draft))}
          onClose={close}
          onDirty={onDirty}
        />
      )}
      <ul className="ps-list" aria-label={what}>
        {live.map((entry, at) =>
          open === entry.id ? (
            <li key={entry.id}>
              <EntryForm
                of={of}
                entry={entry}
                onSave={(draft, seen) => save(of.change(seen ?? entry, draft))}
                onClose={close}
                onDirty={onDirty}
              />
            </li>
          ) : (
            <EntryRow
              key={entry.id}
              of={of}
              entry={entry}
              mayChange={mayChange}
              isLocked={open !== undefined}
              isFirst={at === 0}
              isLast={at === live.length - 1}
              onMove={(by) => void move(entry.id, by)}
              onEdit={() => setOpen(entry.id)}
              onRetire={() => void retire(entry)}
            />
          ),
        )}
      </ul>
      {retired.length > 0 && (
        <details className="ps-retired">
          <summary>{t('retiredGroup', { count: retired.length })}</summary>
          <ul className="ps-list">
            {retired.map((entry) => (
              <li key={entry.id} className="ps-row">
                <span className="ps-name lb-faint">{entry.name}</span>
                <span className="ps-facts" />
                <span className="ps-waiting lb-14 lb-quiet">
                  {entry.waiting > 0 && t('waiting', { count: entry.waiting })}
                </span>
                {mayChange && (
                  <span className="ps-acts">
                    <Button
                      type="text"
                      aria-label={t('restoreOf', { name: entry.name })}
                      onClick={() => void restore(entry)}
                    >
                      {t('restore')}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
