import './texts.ts'
import './settings.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryRow } from './EntryRow.tsx'
import { type Entry, type EntryKind, moved, type Named } from './entry-kind.ts'

interface EntryListProps<Row, Draft extends Named> {
  of: EntryKind<Row, Draft>
  rows: readonly Row[]
  title: string
  /** What its button to add says. */
  add: string
  /** One quiet sentence above the entries. */
  lead?: string
  mayChange: boolean
  refresh: () => Promise<unknown>
  onDirty?: (dirty: boolean) => void
  /** Buttons of a row before those that every row has. */
  more?: (row: Row) => ReactNode
}

const ignore = () => undefined

/** A list of entries in their order: each is added, changed, moved, retired and used again by itself. */
export function EntryList<Row, Draft extends Named = Named>(props: EntryListProps<Row, Draft>) {
  const { of, rows, title, add, lead, mayChange, refresh, onDirty = ignore, more } = props
  const t = useTexts('settings')
  /** The id of the entry whose form is open; `new` for one that is not there yet. */
  const [open, setOpen] = useState<Entry['id']>()
  /** The entry that was last changed. */
  const [last, setLast] = useState<Entry['id']>()
  const adder = useRef<HTMLButtonElement>(null)
  const entries = rows.map((row) => ({ row, entry: of.entryOf(row) }))
  const live = entries.filter(({ entry }) => !entry.isRetired)
  const retired = entries.filter(({ entry }) => entry.isRetired)
  const { Facts } = of

  // What went away with the focus leaves it to the button that adds, unless the entry's own has it by now.
  useEffect(() => {
    if (last === undefined || open !== undefined || document.activeElement !== document.body) return
    adder.current?.focus()
    setLast(undefined)
  }, [last, open, rows])

  function close() {
    setLast(open)
    setOpen(undefined)
    onDirty(false)
  }
  const { submit: act } = useSubmit(
    async (retry, work: (retry: Retry) => Promise<unknown>, done?: string) => {
      // False: given up on a question.
      if ((await work(retry).finally(refresh)) !== false && done) toast(done)
    },
    { onFailure: (error) => toast(sentenceOf(error), { isTrouble: true }) },
  )
  async function save(work: Promise<unknown>) {
    try {
      await work
    } finally {
      await refresh()
    }
    close()
  }
  function retire(row: Row, entry: Entry, isRetired: boolean) {
    setLast(entry.id)
    const done = t(isRetired ? 'retired' : 'restored', { name: entry.name })
    void act((retry) => of.retire(entry, isRetired, retry, row), done)
  }
  function move(id: Entry['id'], by: -1 | 1) {
    const seen = live.map(({ entry }) => entry.id)
    void act((retry) => of.order(moved(seen, id, by), seen, retry))
  }

  return (
    <Panel
      title={title}
      number={live.length}
      extra={
        mayChange && (
          <Button
            ref={adder}
            icon={<Icon name="plus" />}
            disabled={open !== undefined}
            onClick={() => setOpen('new')}
          >
            {add}
          </Button>
        )
      }
    >
      {lead && <p className="lb-entries-lead lb-quiet">{lead}</p>}
      {open === 'new' && (
        <EntryForm
          of={of}
          onSave={(draft, _, retry) => save(of.add(retry.idOf(draft), draft, retry))}
          onClose={close}
          onDirty={onDirty}
        />
      )}
      <ul className="lb-entries" aria-label={title}>
        {live.map(({ row, entry }, at) =>
          open === entry.id ? (
            <li key={entry.id}>
              <EntryForm
                of={of}
                row={row}
                onSave={(draft, seen, retry) => save(of.change(seen ?? entry, draft, retry))}
                onClose={close}
                onDirty={onDirty}
              />
            </li>
          ) : (
            <EntryRow
              key={entry.id}
              name={entry.name}
              mayChange={mayChange}
              isLocked={open !== undefined}
              isFirst={at === 0}
              isLast={at === live.length - 1}
              isBack={last === entry.id}
              onMove={(by) => move(entry.id, by)}
              onEdit={() => setOpen(entry.id)}
              onRetire={of.isFixed?.(row) ? undefined : () => retire(row, entry, true)}
              inUse={of.inUse?.(row)}
              more={more?.(row)}
            >
              {Facts && <Facts row={row} />}
            </EntryRow>
          ),
        )}
      </ul>
      {retired.length > 0 && (
        <details className="lb-retired">
          <summary>{t('retiredGroup', { count: retired.length })}</summary>
          <ul className="lb-entries">
            {retired.map(({ row, entry }) => (
              <li key={entry.id} className="lb-entry">
                <span className="lb-entry-name lb-faint">{entry.name}</span>
                <span className="lb-entry-facts" />
                <span className="lb-entry-use lb-14 lb-quiet">{of.inUse?.(row)}</span>
                {mayChange && (
                  <Button
                    type="text"
                    aria-label={t('restoreOf', { name: entry.name })}
                    onClick={() => retire(row, entry, false)}
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
