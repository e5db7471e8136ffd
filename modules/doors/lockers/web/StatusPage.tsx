import './page-texts.ts'
import './lockers.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakSecond } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Cabinet } from '../shapes.ts'
import { CabinetPlan } from './CabinetPlan.tsx'
import { CubbyPanel } from './CubbyPanel.tsx'
import { cabinetsQuery } from './list-query.ts'
import type { StatusSearch } from './screens.ts'
import { Tabs } from './Tabs.tsx'

const CabinetDialog = lazy(async () => ({ default: (await import('./CabinetDialog.tsx')).CabinetDialog }))
const SetupDialog = lazy(async () => ({ default: (await import('./SetupDialog.tsx')).SetupDialog }))
const StepsDialog = lazy(async () => ({ default: (await import('./StepsDialog.tsx')).StepsDialog }))

type Opened = 'add' | 'setup' | 'steps'

/** The cabinets as they stand now; from here the desk puts in, takes out and opens (R396, R398). */
export function StatusPage() {
  const t = useTexts('lockersPage')
  const queries = useQueryClient()
  useChanges(['lockers.', 'packages.'], () => void queries.invalidateQueries({ queryKey: ['lockers'] }))
  const { search, change } = useAddress<StatusSearch>()
  const asked = useQuery(cabinetsQuery())
  const [opened, setOpened] = useState<Opened>()
  const cabinets = asked.data ?? []
  const cabinet = cabinets.find(({ cabinetId }) => cabinetId === search.cabinet) ?? cabinets[0]
  return (
    <div className="lb-page lk-whole">
      <div className="lb-page-head lb-wrap">
        <h1>{t('title')}</h1>
        <Tabs here="status" />
        {cabinets.length > 1 && (
          <Segments
            label={t('cabinet')}
            value={cabinet?.cabinetId}
            onChange={(next) => change({ cabinet: next, cubby: undefined })}
            options={cabinets.map((one) => ({
              value: one.cabinetId,
              label: `${one.place} ${one.name}`.trim(),
            }))}
          />
        )}
        {cabinet && <Counts cabinet={cabinet} />}
        <Ways cabinet={cabinet} onOpen={setOpened} />
      </div>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr', '1fr', '1fr', 320]}
        rows={8}
        isEmpty={(data) => !data.length}
        empty={<EmptyState icon="locker" title={t('empty')} text={t('emptyText')} />}
      >
        {() => cabinet && <Here key={cabinet.cabinetId} cabinet={cabinet} />}
      </Loaded>
      <Suspense>
        {opened === 'add' && <CabinetDialog onClose={() => setOpened(undefined)} />}
        {opened === 'setup' && cabinet && (
          <SetupDialog cabinet={cabinet} onClose={() => setOpened(undefined)} />
        )}
        {opened === 'steps' && cabinet && (
          <StepsDialog cabinet={cabinet} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </div>
  )
}

function Counts({ cabinet: { cubbies } }: { cabinet: Cabinet }) {
  const t = useTexts('lockersPage')
  const count = (status: string) => cubbies.filter((one) => one.status === status).length
  const open = cubbies.filter(({ doorOpenSince }) => doorOpenSince).length
  return (
    <span className="lb-quiet">
      {t('counts', {
        all: cubbies.length,
        used: count('used'),
        unused: count('unused'),
        disabled: count('disabled'),
      })}
      {open > 0 && t('countOpen', { count: open })}
    </span>
  )
}

function Ways({ cabinet, onOpen }: { cabinet: Cabinet | undefined; onOpen: (what: Opened) => void }) {
  const t = useTexts('lockersPage')
  const maySet = useAllowed()([{ can: 'lockers.configure' }]).length > 0
  return (
    <span className="lb-end lb-line lb-wrap lb-gap-8">
      {cabinet?.tutorialUrl && (
        <a className="lb-link" href={cabinet.tutorialUrl} target="_blank" rel="noreferrer">
          {t('tutorial')}
        </a>
      )}
      {cabinet && <Button onClick={() => onOpen('steps')}>{t('records')}</Button>}
      {cabinet && maySet && <Button onClick={() => onOpen('setup')}>{t('setup')}</Button>}
      {maySet && (
        <Button icon={<Icon name="plus" />} onClick={() => onOpen('add')}>
          {t('addCabinet')}
        </Button>
      )}
    </span>
  )
}

function Here({ cabinet }: { cabinet: Cabinet }) {
  const t = useTexts('lockersPage')
  const now = useMinute()
  const queries = useQueryClient()
  const finder = useRef<HTMLDivElement>(null)
  const { search, change } = useAddress<StatusSearch>()
  const wanted = search.text?.trim().toLowerCase()
  const { cubbies, heardAt, isConnected } = cabinet
  const found = wanted
    ? cubbies.find(({ name, stay }) =>
        `${name} ${stay?.label ?? ''} ${stay?.serialNumber ?? ''}`.toLowerCase().includes(wanted),
      )
    : undefined
  const chosen =
    found ?? cubbies.find(({ name }) => name === search.cubby) ?? cubbies.find(({ stay }) => stay)
  useHotKey('/', 'lockersPage:find', () => finder.current?.querySelector('input')?.focus())
  return (
    <div className="lk-page">
      <Panel
        title={cabinet.name}
        summary={
          heardAt ? t(isConnected ? 'connected' : 'away', { time: speakSecond(heardAt) }) : t('neverHeard')
        }
        extra={
          <span className="lb-14 lb-quiet lb-nowrap lb-line lb-gap-8">
            <span className="lk-keys">
              <Key keys="↑" /> <Key keys="↓" /> <Key keys="←" /> <Key keys="→" /> {t('walk')}
              {'　'}
              <Key keys="Enter" /> {t('seeDetail')}
            </span>
            <span ref={finder}>
              <TextInput
                aria-label={t('find')}
                placeholder={t('find')}
                value={search.text ?? ''}
                maxLength={20}
                onText={(text) => change({ text: text || undefined })}
              />
            </span>
          </span>
        }
        grow
      >
        <div className="lk-scroll">
          <CabinetPlan
            cabinet={cabinet}
            now={now}
            chosen={chosen?.name}
            onChoose={(cubby) => change({ cubby: cubby.name, text: undefined })}
          />
        </div>
        <p className="lk-legend lb-14 lb-quiet">{t('legend')}</p>
      </Panel>
      <div className="lk-side">
        {chosen && (
          <CubbyPanel
            key={chosen.cubbyId}
            cabinet={cabinet}
            cubby={chosen}
            onChanged={() => void queries.invalidateQueries({ queryKey: ['lockers'] })}
            onClose={() => change({ cubby: undefined, text: undefined })}
          />
        )}
      </div>
    </div>
  )
}
