import { lazy, Suspense, useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { readDraft } from '#platform/web/input/draft.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Home, Resident } from '../shapes.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { ResidentRow } from './ResidentRow.tsx'

const ResidentDialog = lazy(async () => ({ default: (await import('./ResidentDialog.tsx')).ResidentDialog }))
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

type Open = { kind: 'add' } | { kind: 'edit' | 'move' | 'history'; one: Resident } | undefined

/** Somebody whose form was left half done: it opens again with what was typed. */
function leftOpen({ householdId, residents }: Home): Open {
  if (readDraft(`residents.new.${householdId}`)) return { kind: 'add' }
  const resident = residents.find(({ residentId }) => readDraft(`residents.${residentId}`))
  return resident && { kind: 'edit', one: resident }
}

/** Who lives in the household, and everything that can be done about them. */
export function ResidentsPanel({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const { householdId, label, residents } = home
  const mayChange = useAllowed()([{ can: 'residents.change' }]).length > 0
  const [open, setOpen] = useState<Open>(() => leftOpen(home))
  const close = () => setOpen(undefined)
  useHotKey('Alt+N', 'householdHome:add', () => setOpen({ kind: 'add' }), { enabled: mayChange && !open })
  const add = (
    <Button icon={<Icon name="plus" />} aria-keyshortcuts="Alt+N" onClick={() => setOpen({ kind: 'add' })}>
      {t(residents.length ? 'add' : 'addFirst')} <Key keys="Alt N" />
    </Button>
  )
  return (
    <Panel
      title={t('residents')}
      number={residents.length || undefined}
      className="hd-residents"
      extra={residents.length > 0 && mayChange ? add : undefined}
    >
      {residents.length ? (
        <ul className="hd-people">
          {residents.map((resident) => (
            <ResidentRow
              key={resident.residentId}
              householdId={householdId}
              one={resident}
              onEdit={() => setOpen({ kind: 'edit', one: resident })}
              onMove={() => setOpen({ kind: 'move', one: resident })}
              onHistory={() => setOpen({ kind: 'history', one: resident })}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon="people" title={t('vacant')} text={t('vacantText')}>
          {mayChange && add}
        </EmptyState>
      )}
      {residents.length > 0 && <p className="lb-inner-10 lb-14 lb-quiet">{t('masked')}</p>}
      <Suspense fallback={null}>
        {(open?.kind === 'add' || open?.kind === 'edit') && (
          <ResidentDialog
            householdId={householdId}
            label={label}
            one={open.kind === 'edit' ? open.one : undefined}
            onClose={close}
          />
        )}
        {open?.kind === 'move' && (
          <MoveDialog
            householdId={householdId}
            one={open.one}
            others={residents.filter((other) => other.residentId !== open.one.residentId)}
            onClose={close}
          />
        )}
        {open?.kind === 'history' && (
          <HistoryDialog
            householdId={householdId}
            residentId={open.one.residentId}
            name={open.one.name}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  )
}
