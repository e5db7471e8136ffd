import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { hearings } from '../chain.ts'
import { intercomTablets } from '../contract.ts'
import { HearingMark } from './HearingMark.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { tabletsQuery } from './list-query.ts'
import { OpeningDialog } from './OpeningDialog.tsx'
import type { TabletSearch } from './screens.ts'
import { TabletPanel } from './TabletPanel.tsx'

/** Households of the intercom, and whether they hear the door; beside the list the open one with its chain. */
export function TabletsPage() {
  const t = useTexts('intercomTabletsPage')
  const title = useTexts('intercomTablets')('page')
  const queries = useQueryClient()
  const maySet = useAllowed()([{ can: 'intercomTablets.configure' }]).length > 0
  const [open, setOpen] = useState<'opening' | 'import'>()
  useChanges(
    ['intercomTablets.', 'intercomSentries.'],
    () => void queries.invalidateQueries({ queryKey: ['intercomTablets'] }),
  )
  const saving = useSubmit(() => saveFile(addressOf(intercomTablets.calls.exportNumbers, {})), {
    onFailure: inBox,
  })
  const list = useList({
    address: useAddress<TabletSearch>(),
    query: tabletsQuery,
    idOf: (row) => row.householdId,
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'hearing',
        label: t('hearing'),
        options: hearings.map((value) => ({ value, label: t(`hearing_${value}`) })),
      },
    ],
  })
  const { opened } = list
  return (
    <>
      <ListPage
        list={list}
        title={title}
        unit={t('unit')}
        extra={
          maySet && (
            <>
              <Button loading={saving.busy} onClick={() => void saving.submit()}>
                {t('exportNumbers')}
              </Button>
              <Button onClick={() => setOpen('import')}>{t('importNumbers')}</Button>
              <Button type="primary" icon={<Icon name="check" />} onClick={() => setOpen('opening')}>
                {t('opening')}
              </Button>
            </>
          )
        }
        table={{
          columns: [
            {
              head: t('household'),
              width: 150,
              phone: 'first',
              cell: (row) => <HouseholdName label={row.label} />,
            },
            {
              head: t('names'),
              phone: 'line',
              drops: 'beside',
              whole: (row) => inRow(row.names),
              cell: (row) => inRow(row.names),
            },
            {
              head: t('dialCode'),
              width: 100,
              phone: 'none',
              drops: 'beside narrow',
              cell: (row) => row.dialCode,
            },
            {
              head: t('rings'),
              width: 220,
              phone: 'under',
              drops: 'beside',
              cell: (row) =>
                inRow(row.legs.filter(({ state }) => state !== 'none').map(({ kind }) => t(`leg_${kind}`))),
            },
            {
              head: t('forward'),
              width: 130,
              phone: 'none',
              drops: 'beside narrow',
              cell: (row) => row.forwardNumber,
            },
            {
              head: t('hearing'),
              width: 120,
              phone: 'end',
              cell: (row) => <HearingMark hearing={row.hearing} />,
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={[150, '1fr', 100, 220, 130, 120]}
        empty={{ icon: 'house', title: t('empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        detail={(householdId) => opened && <TabletPanel key={householdId} tablet={opened} {...list.ways} />}
      />
      {open === 'opening' && <OpeningDialog onClose={() => setOpen(undefined)} />}
      {open === 'import' && <ImportDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}
