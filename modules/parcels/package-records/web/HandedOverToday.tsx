import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askUndo } from '#modules/parcels/packages/web/public.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { packageRecords } from '../contract.ts'

const api = client(packageRecords)

/** What was handed over today, the newest first: by whoever sits here, or by all; each can be taken back. */
export function HandedOverToday() {
  const t = useTexts('packageRoom')
  const me = useMe()
  const [whose, setWhose] = useState<'mine' | 'all'>('mine')
  const asked = useQuery({
    queryKey: ['packages', 'handedOverToday'],
    queryFn: async () =>
      (await api.listPackages({ state: 'handedOver', handedOverFrom: dayStart(new Date()), maxCount: 50 }))
        .data,
    retry: false,
  })
  const rows = (asked.data ?? []).filter((row) => whose === 'all' || row.handedOverBy === me?.name)
  return (
    <Panel
      title={t('lastTitle')}
      number={asked.data && rows.length}
      extra={
        <Segments
          label={t('lastTitle')}
          value={whose}
          options={[
            { value: 'mine', label: t('lastMine') },
            { value: 'all', label: t('lastAll') },
          ]}
          onChange={setWhose}
        />
      }
    >
      <Loaded
        of={asked}
        failed={t('lastFailed')}
        skeleton={[48, '1fr', 72]}
        rows={6}
        empty={<EmptyState icon="clock" title={t('lastNone')} text={t('lastNoneText')} />}
        isEmpty={() => rows.length === 0}
      >
        {() => (
          <ul>
            {rows.map((row) => (
              <li key={row.packageId} className="rm-row">
                <Link
                  className="lb-link rc-serial"
                  to="/community/postalList.aspx"
                  search={{ state: 'handedOver', open: row.packageId }}
                  aria-label={t('openRecord', { serialNumber: row.serialNumber })}
                >
                  {row.serialNumber}
                </Link>
                <span className="rm-who">
                  <HouseholdName label={row.label} names={row.name} />
                  <span className="lb-14 lb-quiet">
                    {row.handedOverAt && speakTime(row.handedOverAt)}　{row.handedOverBy}　{row.kindName}
                  </span>
                </span>
                <Button
                  aria-label={t('undoOf', { label: row.label, serialNumber: row.serialNumber })}
                  onClick={() => askUndo([row])}
                >
                  {t('undo')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
