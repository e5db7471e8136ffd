import './room-texts.ts'
import './package-room.css'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { openFastReceive } from '#modules/parcels/fast-receive/web/public.ts'
import { type Household, households } from '#modules/homes/households/contract.ts'
import { usePackagesEvents } from '#modules/parcels/packages/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTakeScan } from '#platform/web/frame/act-ways.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ManualCodeButton } from '#platform/web/input/ManualCodeButton.tsx'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { HandedOverToday } from './HandedOverToday.tsx'

const api = client(households)

/** Hands over: a scan or a part of a household opens the receive dialog; below, what was handed over today. */
export function ReceivePage() {
  const t = useTexts('packageRoom')
  const records = useTexts('packageRecords')
  const take = useTakeScan()
  const field = useRef<{ focus: () => void; clear: () => void }>(null)
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  usePackagesEvents()
  const search = useQuery({
    queryKey: ['households', 'find', wanted],
    queryFn: async ({ signal }) => (await api.findHouseholds({ text: wanted, maxCount: 9 }, { signal })).data,
    enabled: wanted !== '',
    retry: false,
  })
  const found = wanted === '' ? [] : (search.data ?? [])

  function open(household: Household) {
    field.current?.clear()
    // What was pressed goes with the findings: closed, the dialog gives the focus back to the field for the next resident.
    field.current?.focus()
    openFastReceive({ households: [household], receiveType: 3 })
  }
  async function handleScan(code: string) {
    if (await take(code).catch(() => false)) return field.current?.clear()
    const { data } = await api.findHouseholds({ text: code.slice(0, 50), maxCount: 9 })
    const [only] = data
    if (only && data.length === 1) open(only)
    else setTyped(code)
  }

  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{records('receive')}</h1>
      </div>
      <div className="lb-grid lb-gap-12 lb-below-16">
        <div className="rc-field lb-line lb-gap-8">
          <ScanField
            ref={field}
            autoFocus
            label={t('scan')}
            placeholder={t('scan')}
            onText={setTyped}
            onScan={(code) => void handleScan(code)}
          />
          <ManualCodeButton onUse={(code) => void handleScan(code)} />
        </div>
        <div className="lb-line lb-gap-8 lb-wrap">
          <Button aria-keyshortcuts="Alt+Z" onClick={() => openFastReceive({ method: 'card' })}>
            {t('byCard')} <Key keys="Alt Z" />
          </Button>
          <Button aria-keyshortcuts="Alt+X" onClick={() => openFastReceive({ method: 'pick' })}>
            {t('byHousehold')} <Key keys="Alt X" />
          </Button>
        </div>
      </div>
      {wanted !== '' && search.data && (
        <Panel title={t('found')} number={found.length} className="rc-found">
          {found.length === 0 && (
            <EmptyState icon="search" title={t('foundNone', { text: wanted })} text={t('foundNoneText')} />
          )}
          <ul>
            {found.map((match) => (
              <li key={match.householdId}>
                <button type="button" className="rm-row" onClick={() => open(match)}>
                  <span className="rm-who">
                    <HouseholdName label={match.label} names={match.names} />
                  </span>
                  <Icon name="right" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {wanted === '' && <HandedOverToday />}
    </div>
  )
}
