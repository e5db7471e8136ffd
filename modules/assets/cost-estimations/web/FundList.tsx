import { showMoney } from '#platform/contract/show-money.ts'
import { useNavigate } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { assetEditPath } from '#modules/assets/paths.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Replacement } from '../contract.ts'
import type { About } from './MotionDialog.tsx'

const MotionDialog = lazy(async () => ({ default: (await import('./MotionDialog.tsx')).MotionDialog }))

/** Everything that is replaced, thing by thing in the order of years; one of them becomes a motion. */
export function FundList({ years, replacements }: { years: number; replacements: readonly Replacement[] }) {
  const t = useTexts('fundPage')
  const goTo = useNavigate()
  const mayDraft = useAllowed()([{ can: 'assemblies.prepare', service: [23] }]).length > 0
  const [about, setAbout] = useState<About>()
  const sum = replacements.reduce((all, { amount }) => all + amount, 0)
  return (
    <Panel
      title={t('view_works')}
      number={replacements.length}
      summary={t('listSummary', { sum: showMoney(sum) })}
    >
      {replacements.length ? (
        <DataTable
          // A thing that lasts some years stands here each time it wears out.
          rows={replacements}
          idOf={({ assetId, year }) => `${assetId} ${year}`}
          onOpen={(id) => void goTo({ href: `${assetEditPath}?assetId=${id.split(' ')[0]}` })}
          columns={[
            { head: t('year'), width: 88, phone: 'under', cell: ({ year }) => year },
            {
              head: t('work'),
              phone: 'first',
              cell: ({ name, displayId }) => (
                <>
                  <b>{name}</b> <span className="lb-14 lb-quiet lb-after-8">{displayId}</span>
                </>
              ),
            },
            {
              head: t('kind'),
              width: '18%',
              phone: 'line',
              drops: 'narrow',
              cell: (row) => row.categoryName,
            },
            {
              head: t('todayCost'),
              width: 140,
              align: 'end',
              phone: 'line',
              isLabelled: true,
              cell: ({ todayCost }) => showMoney(todayCost),
            },
            {
              head: t('spent'),
              width: 140,
              align: 'end',
              phone: 'end',
              cell: ({ amount }) => <b>{showMoney(amount)}</b>,
            },
            {
              head: t('motionWork'),
              width: 90,
              align: 'end',
              phone: 'line',
              cell: ({ name, assetId, year }) =>
                mayDraft && (
                  <button
                    type="button"
                    className="lb-link"
                    aria-label={t('motionOf', { name: `${year} ${name}` })}
                    onClick={(event) => {
                      event.stopPropagation()
                      setAbout({ years, assetId, year })
                    }}
                  >
                    {t('motionWork')}
                  </button>
                ),
            },
          ]}
        />
      ) : (
        <EmptyState icon="calendar" title={t('none')} text={t('noneText')} />
      )}
      {about && <MotionDialog about={about} onClose={() => setAbout(undefined)} />}
    </Panel>
  )
}
