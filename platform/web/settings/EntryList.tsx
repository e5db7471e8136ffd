import './texts.ts'
import './settings.css'
import './entries.css'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryRow } from './EntryRow.tsx'
import { type Entry, type EntryKind, moved, type Named } from './entry-kind.ts'
import { placed, useDragOrder } from './use-drag-order.ts'

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
  /** Stands below another list of the page, which has the hot keys. */
  isBelow?: true
}

const ignore = () => undefined

/** A list of entries in their order: each is added, changed, moved, retired and used again by itself. */
export function EntryList<Row, Draft extends Named = Named>(props: EntryListProps<Row, Draft>) {
  const { of, rows, title, add, lead, mayChange, refresh, onDirty = ignore, more, isBelow } = props
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
  const seen = live.map(({ entry }) => entry.id)
  const order = (ids: Entry['id'][]) => void act((retry) => of.order(ids, seen, retry))
  const move = (id: Entry['id'], by: -1 | 1) => order(moved(seen, id, by))
  const drag = useDragOrder((from, to) => order(placed(seen, from, to)))

  useHotKey('Alt+1', 'settings:add', () => setOpen('new'), {
    enabled: mayChange && !isBelow && open === undefined,
  })
  /** ↑ and ↓ walk over the entries; with Alt they take the entry along. */
  function walk(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (by === undefined || open !== undefined || !(event.target instanceof HTMLElement)) return
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
    const at = items.findIndex((item) => item.contains(event.target as Node))
    const entry = live[at]?.entry
    if (!entry) return
    event.preventDefault()
    if (!event.altKey) return items[at + by]?.querySelector<HTMLElement>('[data-edit]')?.focus()
    if (live[at + by]) move(entry.id, by)
  }

  return (
    <Panel
      title={title}
      number={live.length}
      lead={lead}
      extra={
        mayChange && (
          <Button
            ref={adder}
            icon={<Icon name="plus" />}
            disabled={open !== undefined}
            aria-keyshortcuts={isBelow ? undefined : 'Alt+1'}
            onClick={() => setOpen('new')}
          >
            {add} {!isBelow && <Key keys="Alt 1" />}
          </Button>
        )
      }
    >
      {open === 'new' && (
        <EntryForm
          of={of}
          onSave={(draft, _, retry) => save(of.add(retry.idOf(draft), draft, retry))}
          onClose={close}
          onDirty={onDirty}
        />
      )}
      <div role="presentation" className="lb-entries-walk" onKeyDown={mayChange ? walk : undefined}>
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
                place={at + 1}
                name={entry.name}
                mayChange={mayChange}
                isLocked={open !== undefined}
                isFirst={at === 0}
                isLast={at === live.length - 1}
                isBack={last === entry.id}
                onMove={(by) => move(entry.id, by)}
                grip={mayChange && open === undefined ? drag.grip(at) : undefined}
                mark={drag.markOf(at)}
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
      </div>
      {(mayChange || retired.length > 0) && (
        <div className="lb-entries-foot">
          {retired.length > 0 && (
            <Retired
              rows={retired}
              inUse={of.inUse}
              onRestore={mayChange ? (row, entry) => retire(row, entry, false) : undefined}
            />
          )}
          {mayChange && live.length > 1 && <WalkKeys />}
        </div>
      )}
    </Panel>
  )
}

/** What the keys do, where there are keys. */
function WalkKeys() {
  const t = useTexts('settings')
  return (
    <p className="lb-entries-keys lb-14 lb-quiet">
      <span>
        <Key keys="↑" spoken /> <Key keys="↓" spoken /> {t('keyWalk')}
      </span>
      <span>
        <Key keys="Alt ↑" spoken /> <Key keys="Alt ↓" spoken /> {t('keyOrder')}
      </span>
      <span>
        <Key keys="Enter" spoken /> {t('keyEdit')}
      </span>
    </p>
  )
}

interface RetiredProps<Row> {
  rows: readonly { row: Row; entry: Entry }[]
  inUse: ((row: Row) => string | undefined) | undefined
  /** Absent for whoever only looks. */
  onRestore: ((row: Row, entry: Entry) => void) | undefined
}

/** Entries that are not offered any more, folded. */
function Retired<Row>({ rows, inUse, onRestore }: RetiredProps<Row>) {
  const t = useTexts('settings')
  return (
    <details className="lb-retired">
      <summary>{t('retiredGroup', { count: rows.length })}</summary>
      <ul className="lb-entries">
        {rows.map(({ row, entry }) => (
          <li key={entry.id} className="lb-entry">
            <span className="lb-entry-name lb-faint">{entry.name}</span>
            <span className="lb-entry-facts" />
            <span className="lb-entry-use lb-14 lb-quiet">{inUse?.(row)}</span>
            {onRestore && (
              <Button
                type="text"
                aria-label={t('restoreOf', { name: entry.name })}
                onClick={() => onRestore(row, entry)}
              >
                {t('restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
