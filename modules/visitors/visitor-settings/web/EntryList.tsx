import { type ReactNode, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type Entry, type EntryCalls, placesAfter } from './entries.ts'
import { EntryRow } from './EntryRow.tsx'
import { NameForm } from './NameForm.tsx'

interface EntryListProps {
  title: string
  /** One quiet sentence above the entries. */
  lead?: string
  add: string
  entries: readonly Entry[]
  calls: EntryCalls
  mayChange: boolean
  refresh: () => Promise<unknown>
  /** At the end of a row, before its buttons. */
  more?: (entry: Entry) => ReactNode
}

/** One list of names: each is added, renamed, moved, retired and restored by itself. */
export function EntryList({ title, lead, add, entries, calls, mayChange, refresh, more }: EntryListProps) {
  const t = useTexts('visitorSetting')
  /** The id of the entry that is being written; `new` for one that is not there yet. */
  const [open, setOpen] = useState<string>()
  const [freshId, setFreshId] = useState(newId)
  const live = entries.filter((one) => one.isEnabled)
  const retired = entries.filter((one) => !one.isEnabled)

  async function act(work: () => Promise<unknown>, said = '') {
    try {
      // False: given up on a question.
      if ((await work()) !== false && said) toast(said)
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
    setOpen(undefined)
    setFreshId(newId())
  }
  const move = (id: string, by: -1 | 1) =>
    act(async () => {
      for (const { entry, sort } of placesAfter(live, id, by)) await calls.change(entry, { sort })
    })

  return (
    <Panel
      title={title}
      number={live.length}
      extra={
        mayChange && (
          <Button icon={<Icon name="plus" />} disabled={open !== undefined} onClick={() => setOpen('new')}>
            {add}
          </Button>
        )
      }
    >
      {lead && <p className="vs-lead lb-quiet">{lead}</p>}
      {open === 'new' && (
        <NameForm onSave={(name) => save(calls.add(freshId, name))} onClose={() => setOpen(undefined)} />
      )}
      <ul className="vs-list" aria-label={title}>
        {live.map((entry, at) =>
          open === entry.id ? (
            <li key={entry.id}>
              <NameForm
                entry={entry}
                newest={() => calls.newest(entry.id)}
                onSave={(name, seen) => save(calls.change(seen ?? entry, { name }))}
                onClose={() => setOpen(undefined)}
              />
            </li>
          ) : (
            <EntryRow
              key={entry.id}
              entry={entry}
              mayChange={mayChange}
              isFirst={at === 0}
              isLast={at === live.length - 1}
              onMove={(by) => void move(entry.id, by)}
              onEdit={() => setOpen(entry.id)}
              onRetire={() =>
                void act(() => calls.change(entry, { isEnabled: false }), t('retired', { name: entry.name }))
              }
            >
              {more?.(entry)}
            </EntryRow>
          ),
        )}
      </ul>
      {retired.length > 0 && (
        <details className="vs-retired">
          <summary>{t('retiredGroup', { count: retired.length })}</summary>
          <ul className="vs-list">
            {retired.map((entry) => (
              <li key={entry.id} className="vs-row">
                <span className="lb-grow lb-faint">{entry.name}</span>
                {mayChange && (
                  <Button
                    type="text"
                    aria-label={t('restoreOf', { name: entry.name })}
                    onClick={() =>
                      void act(
                        () => calls.change(entry, { isEnabled: true }),
                        t('restored', { name: entry.name }),
                      )
                    }
                  >
                    {t('restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
